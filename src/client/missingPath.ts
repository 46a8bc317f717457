/** Says to the console, once, which address does not exist; the 404 page's own address is not missing. */
export function reportMissingPath() {
  const { pathname } = window.location;
  const isMissing =
    document.querySelector('[data-missing]') && !/^\/404(\.html|\/)?$/.test(pathname);
  if (isMissing) console.error(`404: ${pathname}`);
}
