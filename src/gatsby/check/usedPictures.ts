import { posix } from 'node:path';
import { type PicturePlace, picturePlaces } from '../content/pictures';
import type { Content } from './checkContent';
import { type Path, type Source, valueAt } from './source';

/** A picture that a field names. */
export interface UsedPicture {
  readonly place: PicturePlace;
  readonly source: Source;
  readonly path: Path;
  /** The field's text. */
  readonly written: string;
  /** The file it means, inside `data/`; starts with `../` where it leaves the folder. */
  readonly file: string;
}

function expand(value: unknown, path: readonly string[], done: Path = []): Path[] {
  const [key, ...rest] = path;
  if (key === undefined) return [done];
  if (key !== '*') return expand(valueAt(value, [key]), rest, [...done, key]);
  return Array.isArray(value) ? value.flatMap((entry, i) => expand(entry, rest, [...done, i])) : [];
}

/** Every picture that the content names, in order. */
export function usedPictures({ json }: Pick<Content, 'json'>): UsedPicture[] {
  return picturePlaces.flatMap((place) => {
    const source = json.get(place.file);
    if (!source) return [];
    return expand(source.value, place.path).flatMap((path) => {
      const written = valueAt(source.value, path);
      if (typeof written !== 'string' || written === '') return [];
      const file = posix.join(posix.dirname(place.file), written.replace(/\\/g, '/'));
      return [{ place, source, path, written, file }];
    });
  });
}
