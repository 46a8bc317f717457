/**
 * Colour of the browser's own parts, by day and by night: the header's, `--color-header` in roles.css. A test
 * holds them together, since a `meta` element cannot read a stylesheet.
 */
export const themeColors = { light: '#fffbf4', dark: '#06282f' } as const;
