/** Both icon packages draw on a square of 24 units. */
export const VIEW = '0 0 24 24';

/** The id of an icon's drawing, which `IconSprite` leaves in every page. */
export const iconId = (name: string) => `icon-${name}`;
