/**
 * Marks the menu's links to the part that is being read: the one on a line a
 * third down the window, or the footer once all of it is in sight, since in a
 * tall window it never reaches that line.
 */
export function markCurrentSection(): void {
  const links = document.querySelectorAll<HTMLAnchorElement>(
    'header nav a[href^="#"]',
  );
  let onLine: Element | undefined;
  let wholeFooter: Element | undefined;

  const update = () => {
    const current = wholeFooter ?? onLine;
    for (const link of links) {
      if (link.hash === `#${current?.id}`)
        link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
  };
  const lineObserver = new IntersectionObserver(
    (entries) => {
      onLine = entries.find((entry) => entry.isIntersecting)?.target ?? onLine;
      update();
    },
    { rootMargin: '-33% 0px -66% 0px' },
  );
  const footerObserver = new IntersectionObserver(
    ([entry]) => {
      wholeFooter = entry?.isIntersecting ? entry.target : undefined;
      update();
    },
    // Not 1: browsers round what they see.
    { threshold: 0.99 },
  );

  for (const { hash } of links) {
    const part = document.querySelector(hash);
    if (part) lineObserver.observe(part);
    if (part?.matches('footer')) footerObserver.observe(part);
  }
}
