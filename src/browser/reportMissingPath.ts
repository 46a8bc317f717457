declare global {
  interface Window {
    /** The last path that was reported, by the page's inline script or by React. */
    missingPath?: string;
  }
}

/**
 * Says to the console which address does not exist, once for each (decision 12). The 404 page's own address
 * is not missing. The page calls it by an inline script as well, since React may never be asked for.
 * @param path - the path that was asked for
 */
export function reportMissingPath(path: string) {
  if (window.missingPath === path || /^\/404(\.html|\/)?$/.test(path)) return;
  window.missingPath = path;
  console.error(`404: ${path}`);
}
