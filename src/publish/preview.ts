const NOINDEX = '<meta name="robots" content="noindex">';

/** Whether the build makes a preview. Only `npm run release` sets the variable, once its rules hold. */
export const isPreview = (): boolean => process.env.SITE_RELEASE !== 'true';

/** Asks search engines in the page itself not to list it, for hosts that send no headers of ours. */
export const withNoindex = (html: string): string =>
  html.includes('name="robots"')
    ? html
    : html.replace('</head>', `${NOINDEX}</head>`);
