/** Says to the console, once, which address does not exist; the 404 page's own address is not missing. */
export function reportMissingPath() {
  const { pathname } = location;
  if (document.querySelector('[data-missing]') && !/^\/404\b/.test(pathname))
    console.error(`404: ${pathname}`);
}
