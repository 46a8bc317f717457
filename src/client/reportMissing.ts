/** Says in development that a page lacks markup that its script needs. Visitors get the page without what the script adds. */
export function reportMissing(what: string): void {
  if (process.env.NODE_ENV !== 'production')
    console.error(`src/client does not find ${what} in this page.`);
}
