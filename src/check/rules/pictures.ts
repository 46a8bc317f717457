import { posix } from 'node:path';
import type { PicturePlace } from '../../content/fields/field';
import { PICTURE_PATH } from '../../content/fields/picture';
import { nearestWord, quote } from '../../content/fields/text';
import { type Path, walkValues } from '../../content/fields/walk';
import {
  type Content,
  type ContentFolder,
  locate,
  namesOf,
  type ParsedFile,
  UnreadableFile,
} from '../content';
import type { Diagnostic } from '../diagnostic';
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

const PICTURE_BYTES = 8 * 1024 * 1024;
const SVG_BYTES = 100 * 1024;

/** In pixels: sharp refuses pictures of more than 268 million. */
const LONGEST_SIDE = 12_000;

/** In characters. The expression is not tried on a longer path. */
const LONGEST_PATH = 300;

const EXPORT = 'exporte a imagem como PNG, JPEG, WebP ou AVIF';
const NAMES =
  'nomes de imagens só têm letras sem acento, números e "-", e acabam em .png, .jpg, .webp, .avif ou .svg';

function pathProblem({ written, file }: UsedPicture, isThere: boolean) {
  if (written.length > LONGEST_PATH || !PICTURE_PATH.test(written))
    return isThere
      ? `${NAMES}; mude o nome do próprio arquivo ou ${EXPORT}`
      : `escreva o caminho a partir deste arquivo, sem "/" no começo e sem "\\"; ${NAMES}`;
  if (file.startsWith('../')) return 'a imagem precisa estar na pasta data';
  return undefined;
}

const pixels = (width: number, height: number) =>
  `${width.toLocaleString('pt-BR')} × ${height.toLocaleString('pt-BR')}`;

async function rasterProblem(
  { file, place }: UsedPicture,
  bytes: Buffer,
  decode: boolean,
): Promise<string | undefined> {
  const picture = await parsePicture(bytes);
  if (!picture)
    return `o arquivo está incompleto, estragado ou não é uma imagem; copie-o de novo ou ${EXPORT}`;
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
    return 'a foto está deitada dentro do arquivo, e só uma anotação da câmera a põe em pé; abra-a num programa de imagens e exporte-a como PNG ou WebP';
  const size = `a imagem tem ${pixels(width, height)} pixels`;
  if (Math.max(width, height) > LONGEST_SIDE)
    return `${size}, e nenhum lado pode ter mais de ${LONGEST_SIDE.toLocaleString('pt-BR')}; reduza-a`;
  const isWide = width >= place.width;
  const isHigh = height >= place.height;
  if (place.fitted && !isWide && !isHigh)
    return `${size}; para ficar nítida precisa de pelo menos ${place.width} de largura ou ${place.height} de altura`;
  if (!place.fitted && !(isWide && isHigh))
    return `${size}; para ficar nítida precisa de pelo menos ${pixels(place.width, place.height)}`;
  if (decode && !(await canBeDecoded(bytes, height)))
    return 'a imagem não abre; exporte-a ou copie-a de novo';
  return undefined;
}

const report = (
  { source, path, written }: UsedPicture,
  expected: string,
  suggestion?: string,
) => [locate(source, path, { found: quote(written), expected, suggestion })];

async function checkPicture(
  picture: UsedPicture,
  folder: ContentFolder,
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
    const bytes = folder.read(file, isSvg ? SVG_BYTES : PICTURE_BYTES);
    if (!isSvg) {
      const problem = await rasterProblem(picture, bytes, decode);
      return problem ? report(picture, problem) : [];
    }
    const text = parseText(folder.display(file), bytes);
    return text.source
      ? checkSvg(text.source, namesOf(source, path))
      : text.diagnostics;
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return report(picture, error.message);
  }
}

/** A picture for the dark theme is named after the other: `hero.png` and `hero-night.png`. */
function checkNight(pictures: readonly UsedPicture[]): Diagnostic[] {
  return pictures.flatMap((night) => {
    const key = night.path.join('\n');
    const day = pictures.find(
      ({ source, path }) =>
        source === night.source && `${path.join('\n')}Night` === key,
    );
    const name = day && posix.parse(day.file).name;
    if (!name || posix.basename(night.file).startsWith(name)) return [];
    const found = quote(night.written);
    const expected = `a imagem do tema claro agora é "${posix.basename(day.file)}": confira se esta é a mesma, no escuro; senão, troque-a também (dê-lhe o nome "${name}-night") ou apague a linha`;
    return [
      locate(night.source, night.path, {
        found,
        expected,
        severity: 'warning',
      }),
    ];
  });
}

/**
 * Whether each picture that the content names is there and can be used.
 * @param decode - which files to decode whole, since a damaged one would end the build
 */
export async function checkPictures(
  content: Content,
  decode: 'all' | readonly string[],
): Promise<Diagnostic[]> {
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
    const { file, source } = picture;
    const isThere = files.has(file);
    const wrongPath = pathProblem(picture, isThere);
    if (!wrongPath && isThere)
      return checkPicture(
        picture,
        folder,
        decode === 'all' || decode.includes(file),
      );
    const home = posix.dirname(file);
    const shownHome = folder.display(home);
    if (!wrongPath && !folders.has(home)) {
      if (lostFolders.has(home)) return [];
      lostFolders.add(home);
      const expected = `não há a pasta ${shownHome}; se ela mudou de nome, mude-o de volta`;
      return report(picture, expected);
    }
    // Each guess compares with every unused file, of which there may be thousands.
    const near = unused.length < 200 ? nearestWord(file, unused) : undefined;
    const from = posix.dirname(source.source.path);
    const suggestion = near && posix.relative(from, folder.display(near));
    const absent = `não há esse arquivo em ${shownHome} (maiúsculas e acentos contam)`;
    return report(picture, wrongPath ?? absent, suggestion);
  };
  const results = await Promise.all(pictures.map(check));
  return [...results.flat(), ...checkNight(pictures)];
}
