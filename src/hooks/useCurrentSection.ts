import { useEffect, useState } from 'react';

/**
 * Follows which section of the page the visitor is reading.
 * @param targets - fragments in the order of the page, as `#sobre`; none where there is nothing to follow
 * @returns the fragment of the section that crosses the upper third of the window, or undefined
 */
export function useCurrentSection(targets: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = targets.join();

  useEffect(() => {
    const sections = key
      .split(',')
      .map((target) => target && document.querySelector(target))
      .filter((section): section is Element => section instanceof Element);
    if (sections.length === 0 || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered) setCurrent(`#${entered.target.id}`);
      },
      // A line across the window, a third from its top: one section at a time crosses it.
      { rootMargin: '-33% 0px -66% 0px' },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [key]);

  return current;
}
