/** Marks the menu's link to the section being read: the one on a line a third down the window. */
export function followSections() {
  const links = [
    ...document.querySelectorAll<HTMLAnchorElement>('header nav a[href^="#"]'),
  ];
  const observer = new IntersectionObserver(
    (entries) => {
      const entered = entries.find(({ isIntersecting }) => isIntersecting);
      if (!entered) return;
      for (const link of links) {
        if (link.hash === `#${entered.target.id}`)
          link.setAttribute('aria-current', 'location');
        else link.removeAttribute('aria-current');
      }
    },
    { rootMargin: '-33% 0px -66% 0px' },
  );
  for (const { hash } of links) {
    const section = document.getElementById(hash.slice(1));
    if (section) observer.observe(section);
  }
}
