/** With fewer partners the home page has a list that scrolls, and no carousel. Twelve cards fill a window of 3,840 pixels. */
export const CAROUSEL_MINIMUM = 12;
