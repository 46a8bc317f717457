/**
 * Marks the menu's links to the section that is being read: the one on a line a
 * third down the window, or the footer once all of it is in sight, since in a
 * tall window it never reaches that line.
 */
export function markCurrentSection(): void {
  const links = [
    ...document.querySelectorAll<HTMLAnchorElement>('header nav a[href^="#"]'),
  ];
  const sectionOf = ({ hash }: HTMLAnchorElement) =>
    document.getElementById(hash.slice(1));
  let onLine: Element | undefined;
  let wholeFooter: Element | undefined;

  const update = () => {
    const current = wholeFooter ?? onLine;
    for (const link of links) {
      if (sectionOf(link) === current)
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

  for (const section of new Set(links.map(sectionOf))) {
    if (section) lineObserver.observe(section);
    if (section?.matches('footer')) footerObserver.observe(section);
  }
}
