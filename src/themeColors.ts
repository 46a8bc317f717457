/** The colors of the header in both themes: `--color-header` in color-roles.css. A test compares them. */
export const themeColors = { light: '#fffbf4', dark: '#06282f' } as const;
