import { isUtf8 } from 'node:buffer';
import { posix } from 'node:path';
import type { PicturePlace } from '../../../src/content/fields/field';
import type { Finding } from '../../../src/content/fields/finding';
import {
  PICTURE_PATH,
  pictureNeeds,
} from '../../../src/content/fields/picture';
import {
  foldAccents,
  INVISIBLE,
  invisibleName,
  nearestWord,
  withoutInvisible,
} from '../../../src/content/fields/text';
import {
  type Path,
  valueAt,
  walkValues,
} from '../../../src/content/fields/walk';
import { type Content, locate, type ParsedFile } from '../model/content';
import { type Diagnostic, fileDiagnostic } from '../model/diagnostic';
import { firstMatch } from '../model/firstMatch';
import type { ContentFolder } from '../model/folder';
import {
  fileKind,
  MAX_PIXELS,
  parsePicture,
  svgError,
} from '../parsers/picture';

interface UsedPicture {
  readonly place: PicturePlace;
  readonly source: ParsedFile;
  readonly path: Path;
  readonly written: string;
  /** The folder of the content file that names it, from the content folder. */
  readonly home: string;
  /** The file that is meant, from the content folder; it may lie outside. */
  readonly file: string;
}

export function usedPictures({ files }: Content): UsedPicture[] {
  const pictures: UsedPicture[] = [];
  for (const [name, source] of files)
    for (const { path, field, value } of walkValues(source.root, source.value))
      if (field.place && typeof value === 'string' && value !== '') {
        const home = posix.dirname(name);
        const file = posix.join(home, value);
        const { place } = field;
        pictures.push({ place, source, path, written: value, home, file });
      }
  return pictures;
}

const ENDINGS = ['.png', '.jpg', '.jpeg', '.webp', '.avif', '.svg'];

export const isPicture = (file: string): boolean =>
  ENDINGS.includes(posix.extname(file).toLowerCase());

/** In kilobytes. */
const MAX_PICTURE = 8192;
const MAX_SVG = 100;

const EXPORT = 'exporte a imagem como PNG, JPEG, WebP ou AVIF';
const EXPORT_SVG =
  'copie-o de novo, exporte o logotipo como "SVG simples" ou use um PNG';

/** Why a path cannot be one of a picture, whether or not there is such a file. */
function pathProblem(written: string): string | undefined {
  const ext = posix.extname(written);
  const strange = written
    .normalize('NFC')
    .match(/[^\w./-]/u)
    ?.join();
  const name = firstMatch([
    [strange === ' ', 'um espaço'],
    [strange?.match(INVISIBLE) != null, invisibleName(strange ?? '')],
    [true, `"${strange}"`],
  ]);
  return firstMatch([
    [
      written[1] === ':' || written[0] === '~' || written.startsWith('file:'),
      'este caminho só existe neste computador; ponha a imagem na pasta data e escreva o caminho a partir deste arquivo, como "../images/foto.png"',
    ],
    [
      written.includes('://'),
      'isto é um endereço da internet; baixe a imagem, ponha-a na pasta data e escreva o caminho dela',
    ],
    [written.includes('\\'), 'num caminho as barras são "/", e não "\\"'],
    [written.startsWith('/'), 'o caminho vai sem "/" no começo'],
    [
      strange !== undefined,
      `o nome tem ${name}; aqui e no próprio arquivo, só vão letras sem acento, números e "-"`,
    ],
    [
      isPicture(written) && ext !== ext.toLowerCase(),
      `"${ext}" vai em minúsculas, aqui e no próprio arquivo`,
    ],
    [ext !== '', `um arquivo "${ext}" não serve; ${EXPORT}`],
    [true, `falta o final do nome (${ENDINGS.join(', ')})`],
  ]);
}

/** Which file was probably meant by a path that leads to none. */
function missingFinding(
  folder: ContentFolder,
  { home }: UsedPicture,
  file: string,
): Finding {
  const { dir, base } = posix.parse(file);
  const stem = (path: string) =>
    path.slice(0, path.length - posix.extname(path).length);
  const fold = (path: string) => foldAccents(path.normalize('NFC'));
  const folderOf = (other: string) => folder.display(posix.dirname(other));
  const pictures = folder.files.filter(isPicture);
  const names = pictures
    .filter((other) => posix.dirname(other) === dir)
    .map((other) => posix.basename(other));
  const near = nearestWord(base, names);
  const absent = `não há esse arquivo em ${folder.display(dir)} (maiúsculas e acentos contam)`;
  const guesses: [(other: string) => boolean, (other: string) => string][] = [
    [
      (other) => fold(other) === fold(file),
      (other) =>
        `ele se chama "${other}" (maiúsculas e acentos contam); deixe os dois nomes iguais`,
    ],
    [
      (other) => fold(posix.basename(other)) === fold(base),
      (other) =>
        `esse arquivo está em outra pasta, ${folderOf(other)}; corrija o caminho ou mova o arquivo`,
    ],
    [
      (other) => fold(stem(other)) === fold(stem(file)),
      (other) =>
        `o arquivo termina em "${posix.extname(other)}", e não em "${posix.extname(file)}"; corrija o caminho`,
    ],
    [(other) => other === `${dir}/${near}`, () => absent],
  ];
  for (const [isMeant, sentence] of guesses) {
    const meant = pictures.find(isMeant);
    const path = meant && posix.relative(home, meant);
    const suggestion = path && PICTURE_PATH.test(path) ? path : undefined;
    if (meant) return { expected: sentence(meant), suggestion };
  }
  return { expected: absent };
}

const misnamed = (kind: string, ext: string) =>
  `por dentro é ${kind.toUpperCase()}, mas o nome termina em "${ext}"; mude o nome do próprio arquivo e escreva-o aqui`;

async function rasterProblem(
  { file, place }: UsedPicture,
  bytes: Buffer,
): Promise<string | undefined> {
  const picture = await parsePicture(bytes);
  if (!picture)
    return `o arquivo não é uma imagem que sirva: por dentro é ${fileKind(bytes)}; copie-o de novo ou ${EXPORT}`;
  const { kind, width, height, isRotated, isBroken } = picture;
  const size = `a imagem tem ${width} × ${height} pixels`;
  const ext = posix.extname(file);
  const sides = [width >= place.width, height >= place.height];
  const isLarge = place.fitted ? sides.some(Boolean) : sides.every(Boolean);
  return firstMatch([
    [
      !['png', 'jpeg', 'webp', 'avif'].includes(kind),
      `por dentro é ${kind.toUpperCase()}; ${EXPORT}`,
    ],
    [`.${kind}` !== ext.replace('jpg', 'jpeg'), misnamed(kind, ext)],
    [width * height > MAX_PIXELS, `${size}, que é grande demais; reduza-a`],
    [
      isBroken,
      `o arquivo está estragado ou incompleto: ${size}, e não chega ao fim; copie-o de novo`,
    ],
    // Gatsby reckons with the sides as they lie in the file, and would cut the picture.
    [
      isRotated,
      'a foto está deitada dentro do arquivo; abra-a num programa de imagens e exporte-a como PNG',
    ],
    [!isLarge, `${size}; para ficar nítida, precisa de ${pictureNeeds(place)}`],
  ]);
}

/** An `<img>` runs nothing of an SVG; it only has to be one, and whole. */
async function svgProblem(bytes: Buffer): Promise<string | undefined> {
  const kind = fileKind(bytes);
  const text = bytes.toString();
  const raster = kind === 'um SVG' ? undefined : await parsePicture(bytes);
  if (raster) return misnamed(raster.kind, '.svg');
  const error = (await svgError(bytes)) ?? '';
  const [, line] = error.split('on line ');
  const problem = firstMatch([
    [
      bytes.length > 0 && !isUtf8(bytes) && text.includes('<svg'),
      'o SVG não foi salvo em UTF-8',
    ],
    [kind !== 'um SVG', `o arquivo não é um SVG: por dentro é ${kind}`],
    [
      error.includes('Premature') || error.includes("Couldn't find end"),
      'o SVG está incompleto: acaba antes de "</svg>"',
    ],
    [
      error !== '',
      `o SVG tem um erro na linha ${Number.parseInt(line ?? '', 10)}, e os navegadores não o mostram`,
    ],
    [
      !text.includes('http://www.w3.org/2000/svg'),
      'um SVG começa com <svg xmlns="http://www.w3.org/2000/svg">',
    ],
  ]);
  return problem && `${problem}; ${EXPORT_SVG}`;
}

async function fileProblem(
  folder: ContentFolder,
  picture: UsedPicture,
): Promise<string | undefined> {
  const { file, place } = picture;
  const isSvg = file.endsWith('.svg');
  if (isSvg && !place.svg)
    return `aqui não serve SVG, porque o site a recorta; ${EXPORT}`;
  const read = folder.read(file, isSvg ? MAX_SVG : MAX_PICTURE);
  if (typeof read !== 'string')
    return isSvg ? svgProblem(read) : rasterProblem(picture, read);
  // Of a file that is too large, the size in pixels tells how far to reduce it.
  const { width, height } = (await parsePicture(folder.pathOf(file))) ?? {};
  return width ? `a imagem tem ${width} × ${height} pixels e ${read}` : read;
}

async function findingOf(
  { folder }: Content,
  picture: UsedPicture,
): Promise<Finding | undefined> {
  const { written, home, file } = picture;
  if (PICTURE_PATH.test(written)) {
    if (!folder.files.includes(file))
      return missingFinding(folder, picture, file);
    const expected = await fileProblem(folder, picture);
    return expected === undefined ? undefined : { expected };
  }
  const mended = withoutInvisible(written).replaceAll('\\', '/');
  const meant = posix.join(home, mended);
  const { suggestion } = missingFinding(folder, picture, meant);
  return { expected: pathProblem(written) ?? '', suggestion };
}

/** A picture for the dark theme is named after the other: `hero.png` and `hero-night.png`. */
function* checkNight({ folder }: Content, picture: UsedPicture) {
  const { source, path, written, home } = picture;
  const key = String(path.at(-1));
  if (!key.endsWith('Night')) return;
  const dayPath = [...path.slice(0, -1), key.replace('Night', '')];
  const day = valueAt(source.value, dayPath);
  if (typeof day !== 'string') return;
  const { name, base } = posix.parse(day);
  const isThere = folder.files.includes(posix.join(home, day));
  if (!isThere || posix.basename(written).startsWith(name)) return;
  const expected = `a imagem do tema claro agora é "${base}"; se esta não é a mesma, troque-a também (por "${name}-night") ou apague a linha`;
  yield locate(source, path, { expected, severity: 'warning' });
}

/** A folder that is not there is one mistake, whichever pictures it lacks. @param files - those of the folder */
function folderDiagnostic(
  folder: ContentFolder,
  path: string,
  files: ReadonlySet<string>,
): Diagnostic {
  const names = [...files].map((file) => posix.basename(file));
  // Where its files are now, if the folder was only given another name.
  const moved = folder.files.find((other) =>
    names.includes(posix.basename(other)),
  );
  const expected = moved
    ? `esta pasta não existe, e o site usa ${files.size} imagens dela; há essas imagens em ${folder.display(posix.dirname(moved))}: mude o nome da pasta de volta`
    : `esta pasta falta ou está sem imagens, e o site usa ${files.size} dela; desfaça a última mudança ou copie-as de volta`;
  return fileDiagnostic(folder.display(path), expected);
}

/** Whether each picture that the content names is there and can be used. */
export async function* checkPictures(
  content: Content,
): AsyncGenerator<Diagnostic> {
  const { folder } = content;
  const pictures = usedPictures(content);
  const folders = new Set(folder.files.map(posix.dirname));
  const lost = new Map<string, Set<string>>();
  for (const { file, written } of pictures) {
    const path = posix.dirname(file);
    if (!PICTURE_PATH.test(written) || folders.has(path)) continue;
    lost.set(path, new Set([...(lost.get(path) ?? []), file]));
  }
  // A path that no other picture shares is misspelt.
  for (const [path, files] of lost)
    if (files.size > 1) yield folderDiagnostic(folder, path, files);
    else lost.delete(path);
  const findings = await Promise.all(
    pictures.map((picture) =>
      lost.has(posix.dirname(picture.file))
        ? undefined
        : findingOf(content, picture),
    ),
  );
  for (const [i, picture] of pictures.entries()) {
    const { source, path } = picture;
    const finding = findings[i];
    if (finding) yield locate(source, path, finding);
    yield* checkNight(content, picture);
  }
}
