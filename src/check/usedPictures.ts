import { posix } from 'node:path';
import type { PicturePlace } from '../content/fields';
import { allFields, fieldTree } from '../content/fieldTree';
import { contentFiles } from '../content/files';
import type { Content } from './checkContent';
import { type Path, type Source, valueAt } from './source';

/** A field that names a picture. */
interface PictureField {
  /** The content file, inside `data/`. */
  readonly file: string;
  /** The way to the field; `*` stands for every entry of a list. */
  readonly path: readonly string[];
  readonly place: PicturePlace;
}

/** Every field that names a picture. */
export const pictureFields: readonly PictureField[] = contentFiles.flatMap(({ file, schema }) =>
  allFields(fieldTree(schema)).flatMap(({ path, field: { kind } }) =>
    kind?.kind === 'picture' ? [{ file, path, place: kind.place }] : [],
  ),
);

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
  return pictureFields.flatMap(({ file, path: pattern, place }) => {
    const source = json.get(file);
    if (!source) return [];
    return expand(source.value, pattern).flatMap((path) => {
      const written = valueAt(source.value, path);
      if (typeof written !== 'string' || written === '') return [];
      const named = posix.join(posix.dirname(file), written.replace(/\\/g, '/'));
      return [{ place, source, path, written, file: named }];
    });
  });
}
