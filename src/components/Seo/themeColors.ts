/** `--color-header` of color-roles.css in both themes. A test compares them. */
export const themeColors = { light: '#fffbf4', dark: '#06282f' } as const;
