/** Hues of the service cards, all at one lightness; each has its tokens in `styles/palette.css`. */
export const serviceColors = [
  'lagoon',
  'blue',
  'indigo',
  'coral',
  'sunrise',
  'moss',
  'violet',
  'ochre',
  'rose',
  'teal',
] as const;

export type ServiceColor = (typeof serviceColors)[number];
