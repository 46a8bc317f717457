import { reportMissing } from './reportMissing';

/**
 * Marks the menu's links to the section that is being read: the section on a
 * line one third down the viewport, or the footer when all of it is visible. In a
 * tall viewport the footer never reaches that line.
 */
export function markCurrentSection(): void {
  const links = document.querySelectorAll<HTMLAnchorElement>(
    'header nav a[href^="#"]',
  );
  let sectionOnLine: Element | undefined;
  let visibleFooter: Element | undefined;

  const update = () => {
    const current = visibleFooter ?? sectionOnLine;
    for (const link of links) {
      if (link.hash === `#${current?.id}`)
        link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
  };
  const lineObserver = new IntersectionObserver(
    (entries) => {
      sectionOnLine =
        entries.find((entry) => entry.isIntersecting)?.target ?? sectionOnLine;
      update();
    },
    { rootMargin: '-33% 0px -66% 0px' },
  );
  const footerObserver = new IntersectionObserver(
    ([entry]) => {
      visibleFooter = entry?.isIntersecting ? entry.target : undefined;
      update();
    },
    // Not 1: browsers round the visible ratio.
    { threshold: 0.99 },
  );

  for (const { hash } of links) {
    const section = document.querySelector(hash);
    if (section) lineObserver.observe(section);
    else reportMissing('a section to which the menu leads');
    if (section?.matches('footer')) footerObserver.observe(section);
  }
}
