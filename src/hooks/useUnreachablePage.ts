import { useEffect, useState } from 'react';

/** The event by which `gatsby-browser` says that a page's code or data could not be fetched. */
export const UNREACHABLE = 'page-unreachable';

/**
 * Learns that the page a visitor asked for could not be fetched.
 * @param path - the path of the page in sight; arriving at another page clears the failure
 * @returns whether the last page asked for failed
 */
export function useUnreachablePage(path: string): boolean {
  const [failedAt, setFailedAt] = useState<string>();

  useEffect(() => {
    const fail = () => setFailedAt(path);
    // Back from the address that failed: the page before it is still here.
    const back = () => setFailedAt(undefined);
    window.addEventListener(UNREACHABLE, fail);
    window.addEventListener('popstate', back);
    return () => {
      window.removeEventListener(UNREACHABLE, fail);
      window.removeEventListener('popstate', back);
    };
  }, [path]);

  return failedAt === path;
}
