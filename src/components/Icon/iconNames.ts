/** Icons that content may ask for. Add one here and run `npm run icons`; the content check then knows it. */
export const iconNames = [
  'award',
  'briefcase',
  'building',
  'calendar-clock',
  'car',
  'clock',
  'hand-coins',
  'heart-handshake',
  'house',
  'landmark',
  'scale',
  'smartphone',
  'umbrella',
  'users',
] as const;

export type IconName = (typeof iconNames)[number];
