// The paths of the 404 page itself, on hosts that serve it there.
const PAGE_PATHS = ['/404', '/404.html'];

/** Logs the requested path to the console on the 404 page, unless it is the path of the 404 page itself. */
export function logMissingPath(): void {
  const isMissingPage = document.querySelector('[data-missing]');
  if (isMissingPage && !PAGE_PATHS.includes(location.pathname))
    console.error(`404: ${location.pathname}`);
}
