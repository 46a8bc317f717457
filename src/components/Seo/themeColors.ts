/** The header's, by day and by night: `--color-header` in color-roles.css, to which a test holds them. */
export const themeColors = { light: '#fffbf4', dark: '#06282f' } as const;
