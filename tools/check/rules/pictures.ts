import { posix } from 'node:path';
import type { PicturePlace } from '../../../src/content/fields/field';
import {
  PICTURE_PATH,
  pictureNeeds,
} from '../../../src/content/fields/picture';
import {
  type Path,
  valueAt,
  walkValues,
} from '../../../src/content/fields/walk';
import { type Content, locate, type ParsedFile } from '../model/content';
import type { Diagnostic } from '../model/diagnostic';
import type { ContentFolder } from '../model/folder';
import { parsePicture } from '../parsers/picture';
import { svgProblem } from './svg';

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

const EXPORT = 'exporte a imagem como PNG, JPEG, WebP ou AVIF';
const NAMES =
  'o caminho vai sem "/" no começo e sem "\\"; o nome, aqui e no próprio arquivo, só tem letras sem acento, números e "-", e acaba em .png, .jpg, .webp, .avif ou .svg';

async function rasterProblem(
  { file, place }: UsedPicture,
  bytes: Buffer,
  decode: boolean,
): Promise<string | undefined> {
  const picture = await parsePicture(bytes, decode);
  if (!picture)
    return `o arquivo está estragado, é grande demais ou não é uma imagem; copie-o de novo ou ${EXPORT}`;
  const { kind, width, height, isRotated } = picture;
  if (!['png', 'jpeg', 'webp', 'avif'].includes(kind))
    return `por dentro é ${kind.toUpperCase()}; ${EXPORT}`;
  const extension = posix.extname(file);
  if (`.${kind}` !== extension.replace('jpg', 'jpeg'))
    return `por dentro é ${kind.toUpperCase()}, mas o nome termina em "${extension}"; mude o nome do próprio arquivo e escreva-o aqui`;
  // Gatsby reckons with the sides as they lie in the file, and would cut the picture.
  if (isRotated)
    return 'a foto está deitada dentro do arquivo; abra-a num programa de imagens e exporte-a como PNG';
  const sides = [width >= place.width, height >= place.height];
  const isLarge = place.fitted ? sides.some(Boolean) : sides.every(Boolean);
  return isLarge
    ? undefined
    : `a imagem tem ${width} × ${height} pixels; para ficar nítida, precisa de ${pictureNeeds(place)}`;
}

const hasFolder = ({ files }: ContentFolder, file: string) =>
  files.some((other) => posix.dirname(other) === posix.dirname(file));

async function problemOf(
  { folder }: Content,
  picture: UsedPicture,
  decode: boolean,
): Promise<string | undefined> {
  const { written, file, place } = picture;
  const isSvg = file.endsWith('.svg');
  if (!PICTURE_PATH.test(written)) return NAMES;
  if (!folder.files.includes(file)) {
    const home = folder.display(posix.dirname(file));
    return hasFolder(folder, file)
      ? `não há esse arquivo em ${home} (maiúsculas e acentos contam)`
      : `não há a pasta ${home}; se ela mudou de nome, mude-o de volta`;
  }
  if (isSvg && !place.svg)
    return `aqui não serve SVG, porque o site a recorta; ${EXPORT}`;
  const read = folder.read(file, isSvg ? LARGEST_SVG : LARGEST_PICTURE);
  if (typeof read === 'string') return read;
  return isSvg ? svgProblem(read) : rasterProblem(picture, read, decode);
}

/** A picture for the dark theme is named after the other: `hero.png` and `hero-night.png`. */
function* checkNight({ source, path, written }: UsedPicture) {
  const key = String(path.at(-1));
  if (!key.endsWith('Night')) return;
  const dayPath = [...path.slice(0, -1), key.replace('Night', '')];
  const day = valueAt(source.value, dayPath);
  if (typeof day !== 'string') return;
  const { name, base } = posix.parse(day);
  if (posix.basename(written).startsWith(name)) return;
  const expected = `a imagem do tema claro agora é "${base}"; se esta não é a mesma, troque-a também (por "${name}-night") ou apague a linha`;
  yield locate(source, path, { expected, severity: 'warning' });
}

/**
 * Whether each picture that the content names is there and can be used.
 * @param decode - which files to decode whole, since a damaged one would end the build
 */
export async function* checkPictures(
  content: Content,
  decode: 'all' | readonly string[],
): AsyncGenerator<Diagnostic> {
  const pictures = usedPictures(content);
  const problems = await Promise.all(
    pictures.map((picture) => {
      const isDecoded = decode === 'all' || decode.includes(picture.file);
      return problemOf(content, picture, isDecoded);
    }),
  );
  for (const [i, picture] of pictures.entries()) {
    const { source, path, written, file } = picture;
    const expected = problems[i];
    // A folder that is not there is one mistake, whichever pictures it lacks.
    const isLost =
      PICTURE_PATH.test(written) && !hasFolder(content.folder, file);
    const found = isLost ? '' : undefined;
    if (expected) yield locate(source, path, { expected, found });
    yield* checkNight(picture);
  }
}
