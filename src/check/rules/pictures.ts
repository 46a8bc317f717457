import { posix } from 'node:path';
import type { PicturePlace } from '../../content/fields/field';
import { PICTURE_PATH, pictureNeeds } from '../../content/fields/picture';
import { nearestWord } from '../../content/fields/text';
import { type Path, valueAt, walkValues } from '../../content/fields/walk';
import {
  type Content,
  locate,
  namesOf,
  type ParsedFile,
} from '../model/content';
import type { Diagnostic } from '../model/diagnostic';
import { UnreadableFile } from '../model/folder';
import { canBeDecoded, parsePicture } from '../parsers/picture';
import { parseText } from '../parsers/text';
import { checkSvg } from './svg';

interface UsedPicture {
  readonly place: PicturePlace;
  readonly source: ParsedFile;
  readonly path: Path;
  readonly written: string;
  /** The file that is meant, from the content folder; it may lie outside. */
  readonly file: string;
}

export function usedPictures({ files }: Content): UsedPicture[] {
  const pictures: UsedPicture[] = [];
  for (const [name, source] of files)
    for (const { path, field, value } of walkValues(source.root, source.value))
      if (field.place && typeof value === 'string' && value !== '') {
        const file = posix.join(posix.dirname(name), value);
        const { place } = field;
        pictures.push({ place, source, path, written: value, file });
      }
  return pictures;
}

/** In kilobytes. */
const LARGEST_PICTURE = 8192;
const LARGEST_SVG = 100;

/** In pixels: sharp refuses pictures of more than 268 million. */
const LONGEST_SIDE = 12_000;

const EXPORT = 'exporte a imagem como PNG, JPEG, WebP ou AVIF';
const NAMES =
  'o nome só tem letras sem acento, números e "-", e acaba em .png, .jpg, .webp, .avif ou .svg';

async function rasterProblem(
  { file, place }: UsedPicture,
  bytes: Buffer,
  decode: boolean,
): Promise<string | undefined> {
  const picture = await parsePicture(bytes);
  if (!picture)
    return `o arquivo está estragado ou não é uma imagem; copie-o de novo ou ${EXPORT}`;
  const { kind, width, height, isRotated } = picture;
  const extension = posix.extname(file);
  const right = `.${kind.replace('jpeg', 'jpg')}`;
  if (!['png', 'jpeg', 'webp', 'avif'].includes(kind))
    return `por dentro é ${kind.toUpperCase()}; ${EXPORT}`;
  if (right !== extension.replace('jpeg', 'jpg')) {
    const name = `${posix.basename(file, extension)}${right}`;
    return `por dentro é ${kind.toUpperCase()}, mas o nome termina em "${extension}"; mude o nome do próprio arquivo para "${name}" e escreva-o aqui`;
  }
  // Gatsby reckons with the sides as they lie in the file, and would cut the picture.
  if (isRotated)
    return 'a foto está deitada dentro do arquivo; abra-a num programa de imagens e exporte-a como PNG';
  const size = `a imagem tem ${width} × ${height} pixels`;
  if (Math.max(width, height) > LONGEST_SIDE)
    return `${size}, e nenhum lado pode ter mais de ${LONGEST_SIDE}; reduza-a`;
  const sides = [width >= place.width, height >= place.height];
  const isLarge = place.fitted ? sides.some(Boolean) : sides.every(Boolean);
  if (!isLarge)
    return `${size}; para ficar nítida, precisa de ${pictureNeeds(place)}`;
  const isWhole = !decode || (await canBeDecoded(bytes, height));
  return isWhole
    ? undefined
    : 'a imagem não abre; exporte-a ou copie-a de novo';
}

const report = (
  { source, path }: UsedPicture,
  expected: string,
  suggestion?: string,
) => [locate(source, path, { expected, suggestion })];

async function checkFile(
  picture: UsedPicture,
  { folder }: Content,
  decode: boolean,
): Promise<Diagnostic[]> {
  const { source, path, file, place } = picture;
  const isSvg = file.endsWith('.svg');
  if (isSvg && !place.svg)
    return report(
      picture,
      `aqui não serve SVG, porque o site a recorta; ${EXPORT}`,
    );
  try {
    const bytes = folder.read(file, isSvg ? LARGEST_SVG : LARGEST_PICTURE);
    if (!isSvg) {
      const problem = await rasterProblem(picture, bytes, decode);
      return problem ? report(picture, problem) : [];
    }
    const text = parseText(folder.display(file), bytes);
    return text.source
      ? [...checkSvg(text.source, namesOf(source, path))]
      : text.diagnostics;
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return report(picture, error.message);
  }
}

/** A picture for the dark theme is named after the other: `hero.png` and `hero-night.png`. */
function checkNight({ source, path, written }: UsedPicture): Diagnostic[] {
  const key = String(path.at(-1));
  if (!key.endsWith('Night')) return [];
  const dayPath = [...path.slice(0, -1), key.replace('Night', '')];
  const { name, base } = posix.parse(String(valueAt(source.value, dayPath)));
  if (posix.basename(written).startsWith(name)) return [];
  const expected = `a imagem do tema claro agora é "${base}"; se esta não é a mesma, troque-a também (por "${name}-night") ou apague a linha`;
  return [locate(source, path, { expected, severity: 'warning' })];
}

/**
 * Whether each picture that the content names is there and can be used.
 * @param decode - which files to decode whole, since a damaged one would end the build
 */
export async function* checkPictures(
  content: Content,
  decode: 'all' | readonly string[],
): AsyncGenerator<Diagnostic> {
  const { folder } = content;
  const pictures = usedPictures(content);
  const named = new Set(pictures.map(({ file }) => file));
  const files = new Set(folder.files);
  const folders = new Set(folder.files.map((file) => posix.dirname(file)));
  const unused = folder.files.filter(
    (file) => !named.has(file) && PICTURE_PATH.test(file),
  );
  const lostFolders = new Set<string>();
  const check = (picture: UsedPicture) => {
    const { file, source, written } = picture;
    const home = posix.dirname(file);
    const display = folder.display(home);
    // The expression is not tried on a path that is very long.
    const isPath = written.length < 300 && PICTURE_PATH.test(written);
    const isThere = files.has(file);
    if (isPath && isThere)
      return checkFile(
        picture,
        content,
        decode === 'all' || decode.includes(file),
      );
    if (isThere && !written.startsWith('/'))
      return report(
        picture,
        `${NAMES}; mude o nome do próprio arquivo ou ${EXPORT}`,
      );
    if (isPath && !folders.has(home)) {
      if (lostFolders.has(home)) return [];
      lostFolders.add(home);
      const expected = `não há a pasta ${display}; se ela mudou de nome, mude-o de volta`;
      return report(picture, expected);
    }
    // A guess compares with every unused file, of which there may be thousands.
    const near = unused.length < 200 ? nearestWord(file, unused) : undefined;
    const from = posix.dirname(source.source.path);
    const expected = isPath
      ? `não há esse arquivo em ${display} (maiúsculas e acentos contam)`
      : `escreva o caminho sem "/" no começo e sem "\\"; ${NAMES}`;
    const suggestion = near && posix.relative(from, folder.display(near));
    return report(picture, expected, suggestion);
  };
  const results = await Promise.all(pictures.map(check));
  yield* results.flat();
  yield* pictures.flatMap(checkNight);
}
