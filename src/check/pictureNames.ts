import { posix } from 'node:path';
import { type FieldProblem, quoted } from '../content/fieldProblem';
import { PICTURE_PATH, type PicturePlace } from '../content/fields';
import type { Path } from '../content/fieldTree';
import { nearest, plain } from '../content/nearest';
import type { Content } from './checkContent';
import { type Source, valuesOf } from './source';

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

/** Every picture that the content names, in order. */
export const usedPictures = ({ json }: Pick<Content, 'json'>): UsedPicture[] =>
  [...json].flatMap(([file, source]) =>
    valuesOf(source).flatMap(({ path, field: { kind }, value }) => {
      if (kind?.kind !== 'picture' || typeof value !== 'string' || value === '') return [];
      const named = posix.join(posix.dirname(file), value.replace(/\\/g, '/'));
      return [{ place: kind.place, source, path, written: value, file: named }];
    }),
  );

/** What to say of a path with "\". */
export const SLASHES = 'num caminho, escreva "/" em vez de "\\"';

const FORM =
  'escreva o caminho da imagem a partir deste arquivo, só com letras sem acento, números, "-" e "/", e com a extensão .png, .jpg, .webp, .avif ou .svg';

// JSON takes "\b" and its like for invisible characters, so "logos\bmg.png" loses what was typed.
const ESCAPES: Readonly<Record<string, string>> = {
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};
const typed = (written: string) => [...written].map((sign) => ESCAPES[sign] ?? sign).join('');

const repaired = (path: string) =>
  path
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/\\/g, '/')
    .replace(/^(?:\.\/|\/)/, '')
    .trim()
    .replace(/\s+(?=\.\w+$)/, '')
    .replace(/\s+/g, '-')
    .replace(/\.\w+$/, (extension) => extension.toLowerCase());

/** What is known of the pictures on disk and of those that are named, to guess from. */
export interface PictureNames {
  readonly files: ReadonlySet<string>;
  readonly named: ReadonlySet<string>;
  /** What a path means in a field. */
  fileOf(used: UsedPicture, path: string): string;
  /** The path, if it leads to a file that no other field names. */
  free(used: UsedPicture, path: string): string | undefined;
}

/** Gathers the names once for all pictures. */
export function pictureNames(files: readonly string[], all: readonly UsedPicture[]): PictureNames {
  const [there, named] = [new Set(files), new Set(all.map(({ file }) => file))];
  const fileOf: PictureNames['fileOf'] = ({ source }, path) =>
    posix.join(posix.dirname(source.file.replace(/^[^/]+\//, '')), path);
  const free: PictureNames['free'] = (used, path) => {
    const file = fileOf(used, path);
    return there.has(file) && (file === used.file || !named.has(file)) ? path : undefined;
  };
  return { files: there, named, fileOf, free };
}

/**
 * How to give the file itself another name: a path changed in the JSON alone would lead nowhere.
 * @param path - the new path, as the field would name it
 */
export function renaming(used: UsedPicture, path: string, names: PictureNames): string {
  const name = posix.basename(path);
  return PICTURE_PATH.test(path) && !names.files.has(names.fileOf(used, path))
    ? `mude o nome do próprio arquivo para "${name}" e escreva aqui "${path}"`
    : `dê ao próprio arquivo um nome novo, que termine em "${posix.extname(path).toLowerCase()}", e escreva-o aqui`;
}

/** No path is longer, in characters; the pattern is not tried on what is. */
const LONGEST_PATH = 300;

/** What is wrong with the way a picture's path is written. */
export function nameProblem(used: UsedPicture, names: PictureNames): FieldProblem | undefined {
  const { place, written } = used;
  const shown = typed(written);
  const found = quoted(shown);
  const better = repaired(shown.slice(0, LONGEST_PATH));
  if (written.length > LONGEST_PATH || !PICTURE_PATH.test(written)) {
    if (names.files.has(used.file)) {
      const extension = posix.extname(better);
      const expected = PICTURE_PATH.test(better)
        ? `o nome de uma imagem só tem letras sem acento, números e "-"; ${renaming(used, better, names)}`
        : `o site não mostra arquivos "${extension}"; exporte a imagem como PNG, JPEG, WebP ou AVIF`;
      return { found, expected };
    }
    const expected = shown.includes('\\') ? SLASHES : FORM;
    return { found, expected, suggestion: names.free(used, better) };
  }
  if (!place.folder || posix.dirname(written) === place.folder) return undefined;
  const expected = `o logotipo fica na pasta data/partners/${place.folder}; escreva "${place.folder}/" e o nome do arquivo`;
  const path = `${place.folder}/${posix.basename(written)}`;
  return { found, expected, suggestion: names.free(used, path) };
}

/** What is wrong with a path that leads to no file. @param guess - whether to look for the file that was meant */
export function missingProblem(
  used: UsedPicture,
  names: PictureNames,
  shownFolder: string,
  guess: boolean,
): FieldProblem {
  const { written, file } = used;
  const found = quoted(written);
  if (file.startsWith('../'))
    return { found, expected: 'a imagem precisa estar dentro da pasta data' };
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const path = written.slice(0, written.lastIndexOf('/') + 1);
  const expected = `não há esse arquivo em ${shownFolder}`;
  if (!guess) return { found, expected };
  const neighbours = [...names.files]
    .filter((one) => one.startsWith(folder))
    .map((one) => one.slice(folder.length));
  const name = file.slice(folder.length);
  const twin = neighbours.find((one) => plain(one) === plain(name));
  if (twin) {
    const right = `${path}${twin}`;
    return PICTURE_PATH.test(right)
      ? {
          found,
          expected: `o arquivo se chama "${twin}": maiúsculas e acentos contam`,
          suggestion: right,
        }
      : {
          found,
          expected: `o arquivo se chama "${twin}"; mude o nome do próprio arquivo para "${name}"`,
        };
  }
  const unused = neighbours.filter((one) => names.free(used, `${path}${one}`));
  const near = nearest(name, unused);
  return { found, expected, suggestion: near && `${path}${near}` };
}
