/** Whether the build makes a preview: `npm run release` alone sets the variable, once its rules hold. */
export const isPreview = (): boolean => process.env.SITE_RELEASE !== 'true';

/** Asks search engines not to list the page, for hosts that send no headers of ours. */
export const withNoindex = (html: string): string =>
  html.includes('name="robots"')
    ? html
    : html.replace('</head>', '<meta name="robots" content="noindex"></head>');
