import { posix } from 'node:path';
import { type FieldProblem, quoted } from '../content/fieldProblem';
import { PICTURE_PATH } from '../content/fields';
import type { ContentFolder } from './contentFolder';
import type { UsedPicture } from './usedPictures';

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

/** The file that another path would mean in the same field. */
const fileOf = ({ source }: UsedPicture, path: string) =>
  posix.join(posix.dirname(source.file.replace(/^[^/]+\//, '')), path);

/**
 * How to give the file itself another name: a path changed in the JSON alone would lead nowhere.
 * @param path - the new path, as the field would name it
 */
export function renaming(used: UsedPicture, path: string, folder: ContentFolder): string {
  const name = posix.basename(path);
  return PICTURE_PATH.test(path) && !folder.files.includes(fileOf(used, path))
    ? `mude o nome do próprio arquivo para "${name}" e escreva aqui "${path}"`
    : `dê ao próprio arquivo um nome novo, que termine em "${posix.extname(path)}", e escreva-o aqui`;
}

/** What is wrong with the way a picture's path is written. @param all - every picture that the content names */
export function nameProblem(
  used: UsedPicture,
  all: readonly UsedPicture[],
  folder: ContentFolder,
): FieldProblem | undefined {
  const { place, written } = used;
  const shown = typed(written);
  const found = quoted(shown);
  // A guess leads to a file that is there and is no other entry's picture.
  const guess = (path: string) => {
    const file = fileOf(used, path);
    const taken = all.some((other) => other !== used && other.file === file);
    return folder.files.includes(file) && !taken ? path : undefined;
  };
  const better = repaired(shown);
  if (!PICTURE_PATH.test(written)) {
    if (folder.files.includes(fileOf(used, written))) {
      const expected = `o nome de uma imagem só tem letras sem acento, números e "-"; ${renaming(used, better, folder)}`;
      return { found, expected };
    }
    const expected = shown.includes('\\') ? SLASHES : FORM;
    return { found, expected, suggestion: guess(better) };
  }
  if (!place.folder || posix.dirname(written) === place.folder) return undefined;
  const expected = `o logotipo fica na pasta data/partners/${place.folder}; escreva "${place.folder}/" e o nome do arquivo`;
  return { found, expected, suggestion: guess(`${place.folder}/${posix.basename(written)}`) };
}
