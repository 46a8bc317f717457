import { z } from 'zod';
import {
  EMPTY,
  type FieldOptions,
  makeField,
  type PicturePlace,
  TEXT_EXPECTED,
} from './field';

/** A path from the content file: no white space, no accents, no leading slash. */
export const PICTURE_PATH =
  /^(?:\.\.\/)*\w[\w./-]*\.(?:png|jpe?g|webp|avif|svg)$/;

/** A path to a picture. Its form is checked together with its file. */
export const picture = (
  label: string,
  place: PicturePlace,
  options: FieldOptions = {},
) => {
  const schema = z.string({ error: TEXT_EXPECTED }).min(1, { error: EMPTY });
  const pattern = PICTURE_PATH.source;
  return makeField('picture', label, schema, { ...options, pattern, place });
};

/** What a picture's file has to be: `pelo menos 480 × 360 pixels, em PNG, JPEG, WebP ou AVIF`. */
export function pictureNeeds(place: PicturePlace): string {
  const { width, height, fitted, svg } = place;
  const size = fitted
    ? `${width} pixels de largura ou ${height} de altura`
    : `${width} × ${height} pixels`;
  const formats = svg
    ? 'PNG, JPEG, WebP, AVIF ou SVG'
    : 'PNG, JPEG, WebP ou AVIF';
  return `pelo menos ${size}, em ${formats}`;
}
