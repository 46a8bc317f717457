import { isUtf8 } from 'node:buffer';
import { posix } from 'node:path';
import type { PicturePlace } from '../../../src/content/fields/field';
import type { Finding } from '../../../src/content/fields/finding';
import { type Path, valueAt } from '../../../src/content/fields/path';
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
import { walkValues } from '../../../src/content/fields/walk';
import { type Content, locate, type ParsedFile } from '../model/content';
import { type Diagnostic, fileDiagnostic } from '../model/diagnostic';
import { firstText } from '../model/firstText';
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
  /** The folder of the content file that refers to it, relative to the content folder. */
  readonly baseFolder: string;
  /** The path of the picture, relative to the content folder. It may be outside of it. */
  readonly file: string;
}

/** Lists the pictures that the content refers to, whether or not they exist. */
export function usedPictures({ files }: Content): UsedPicture[] {
  const pictures: UsedPicture[] = [];
  for (const [name, source] of files)
    for (const { path, field, value } of walkValues(source.root, source.value))
      if (field.place && typeof value === 'string' && value !== '') {
        const baseFolder = posix.dirname(name);
        const file = posix.join(baseFolder, value);
        const { place } = field;
        pictures.push({
          place,
          source,
          path,
          written: value,
          baseFolder,
          file,
        });
      }
  return pictures;
}

const EXTENSIONS = ['.png', '.jpg', '.jpeg', '.webp', '.avif', '.svg'];

export const isPicture = (file: string): boolean =>
  EXTENSIONS.includes(posix.extname(file).toLowerCase());

const MAX_PICTURE_KB = 8192;
const MAX_SVG_KB = 100;

const EXPORT_REMEDY = 'exporte a imagem como PNG, JPEG, WebP ou AVIF';
const EXPORT_SVG_REMEDY =
  'copie-o de novo, exporte o logotipo como "SVG simples" ou use um PNG';

/** Explains why a path is invalid, whether or not the file exists. */
function pathProblem(written: string): string {
  const ext = posix.extname(written);
  const strange = written
    .normalize('NFC')
    .match(/[^\w./-]/u)
    ?.join();
  const name = firstText(
    strange === ' ' && 'um espaço',
    strange?.match(INVISIBLE) && invisibleName(strange),
    `"${strange}"`,
  );
  return firstText(
    (written[1] === ':' || written[0] === '~' || written.startsWith('file:')) &&
      'este caminho só existe neste computador; ponha a imagem na pasta data e escreva o caminho a partir deste arquivo, como "../images/foto.png"',
    written.includes('://') &&
      'isto é um endereço da internet; baixe a imagem, ponha-a na pasta data e escreva o caminho dela',
    written.includes('\\') && 'num caminho as barras são "/", e não "\\"',
    written.startsWith('/') && 'o caminho vai sem "/" no começo',
    strange &&
      `o nome tem ${name}; aqui e no próprio arquivo, só vão letras sem acento, números e "-"`,
    isPicture(written) &&
      ext !== ext.toLowerCase() &&
      `"${ext}" vai em minúsculas, aqui e no próprio arquivo`,
    isPicture(written) &&
      'o caminho tem um ponto ou uma barra a mais, ou começa com "-"',
    ext !== '' && `um arquivo "${ext}" não serve; ${EXPORT_REMEDY}`,
    `falta o final do nome (${EXTENSIONS.join(', ')})`,
  );
}

/** Finds the file that a path without a file was probably meant for. */
function missingFinding(
  content: Content,
  { baseFolder }: UsedPicture,
  file: string,
): Finding {
  const { folder } = content;
  const { dir, base } = posix.parse(file);
  const fold = (path: string) => foldAccents(path.normalize('NFC'));
  const withoutEnding = (path: string) => {
    const { dir, name } = posix.parse(fold(path));
    return posix.join(dir, name);
  };
  const pictures = folder.files.filter(isPicture);
  const used = usedPictures(content).map((picture) => picture.file);
  const beside = pictures.filter((other) => posix.dirname(other) === dir);
  const unused = beside.filter((other) => !used.includes(other));
  const names = unused.map((other) => posix.basename(other)).join(', ');
  const same = pictures.find((other) => fold(other) === fold(file));
  const elsewhere = pictures.find(
    (other) => fold(posix.basename(other)) === fold(base),
  );
  const otherEnding = pictures.find(
    (other) => withoutEnding(other) === withoutEnding(file),
  );
  const near = nearestWord(
    base,
    beside.map((other) => posix.basename(other)),
  );
  const absent = `não há esse arquivo em ${folder.display(dir)} (maiúsculas e acentos contam)`;
  const expected = firstText(
    same &&
      `ele se chama "${same}" (maiúsculas e acentos contam); deixe os dois nomes iguais`,
    elsewhere &&
      `esse arquivo está em outra pasta, ${folder.display(posix.dirname(elsewhere))}; corrija o caminho ou mova o arquivo`,
    otherEnding &&
      `o arquivo termina em "${posix.extname(otherEnding)}", e não em "${posix.extname(file)}"; corrija o caminho`,
    unused.length > 0 &&
      unused.length < 4 &&
      `${absent}; sem uso, há ali ${names}`,
    absent,
  );
  const meant = same ?? elsewhere ?? otherEnding ?? (near && `${dir}/${near}`);
  const path = meant && posix.relative(baseFolder, meant);
  const suggestion = path && PICTURE_PATH.test(path) ? path : undefined;
  return { expected, suggestion };
}

const formatMisnamed = (kind: string, ext: string) =>
  `por dentro é ${kind.toUpperCase()}, mas o nome termina em "${ext}"; mude o nome do próprio arquivo e escreva-o aqui`;

async function rasterProblem(
  { file, place }: UsedPicture,
  bytes: Buffer,
): Promise<string | undefined> {
  const picture = await parsePicture(bytes);
  if (!picture)
    return `o arquivo não é uma imagem que sirva: por dentro é ${fileKind(bytes)}; copie-o de novo ou ${EXPORT_REMEDY}`;
  const { kind, width, height, isRotated, isBroken } = picture;
  const size = `a imagem tem ${width} × ${height} pixels`;
  const ext = posix.extname(file);
  const sides = [width >= place.width, height >= place.height];
  const isLarge = place.fitted ? sides.some(Boolean) : sides.every(Boolean);
  return firstText(
    !['png', 'jpeg', 'webp', 'avif'].includes(kind) &&
      `por dentro é ${kind.toUpperCase()}; ${EXPORT_REMEDY}`,
    `.${kind}` !== ext.replace('jpg', 'jpeg') && formatMisnamed(kind, ext),
    width * height > MAX_PIXELS && `${size}, que é grande demais; reduza-a`,
    isBroken &&
      `o arquivo está estragado ou incompleto: ${size}, e não chega ao fim; copie-o de novo`,
    // Gatsby ignores the EXIF orientation when it computes sizes and would crop the picture.
    isRotated &&
      'a foto está deitada dentro do arquivo; abra-a num programa de imagens e exporte-a como PNG',
    !isLarge && `${size}; para ficar nítida, precisa de ${pictureNeeds(place)}`,
  );
}

/** Checks only that the file is a complete SVG. Scripts in it are harmless, because an `<img>` does not run them. */
async function svgProblem(bytes: Buffer): Promise<string | undefined> {
  const kind = fileKind(bytes);
  const text = bytes.toString();
  const raster = kind === 'um SVG' ? undefined : await parsePicture(bytes);
  if (raster) return formatMisnamed(raster.kind, '.svg');
  const error = (await svgError(bytes)) ?? '';
  const [, line] = error.split('on line ');
  const problem = firstText(
    bytes.length > 0 &&
      !isUtf8(bytes) &&
      text.includes('<svg') &&
      'o SVG não foi salvo em UTF-8',
    kind !== 'um SVG' && `o arquivo não é um SVG: por dentro é ${kind}`,
    (error.includes('Premature') || error.includes("Couldn't find end")) &&
      'o SVG está incompleto: acaba antes de "</svg>"',
    error &&
      `o SVG tem um erro na linha ${Number.parseInt(line ?? '', 10)}, e os navegadores não o mostram`,
    !text.includes('http://www.w3.org/2000/svg') &&
      'um SVG começa com <svg xmlns="http://www.w3.org/2000/svg">',
  );
  return problem && `${problem}; ${EXPORT_SVG_REMEDY}`;
}

async function fileProblem(
  folder: ContentFolder,
  picture: UsedPicture,
): Promise<string | undefined> {
  const { file, place } = picture;
  const isSvg = file.endsWith('.svg');
  if (isSvg && !place.svg)
    return `aqui não serve SVG, porque o site a recorta; ${EXPORT_REMEDY}`;
  const read = folder.read(file, isSvg ? MAX_SVG_KB : MAX_PICTURE_KB);
  if (typeof read !== 'string')
    return isSvg ? svgProblem(read) : rasterProblem(picture, read);
  // When the file is too large, its size in pixels helps people to reduce it.
  const { width, height } = (await parsePicture(folder.pathOf(file))) ?? {};
  return width ? `a imagem tem ${width} × ${height} pixels e ${read}` : read;
}

async function findingOf(
  content: Content,
  picture: UsedPicture,
): Promise<Finding | undefined> {
  const { folder } = content;
  const { written, baseFolder, file } = picture;
  if (PICTURE_PATH.test(written)) {
    if (!folder.files.includes(file))
      return missingFinding(content, picture, file);
    const expected = await fileProblem(folder, picture);
    return expected ? { expected } : undefined;
  }
  const cleaned = withoutInvisible(written).replaceAll('\\', '/');
  const meant = posix.join(baseFolder, cleaned);
  const { suggestion } = missingFinding(content, picture, meant);
  return { expected: pathProblem(written), suggestion };
}

/** Reports a picture for the dark theme whose name does not match the light one: `hero.png` and `hero-night.png`. */
function* checkNight({ folder }: Content, picture: UsedPicture) {
  const { source, path, written, baseFolder } = picture;
  const key = String(path.at(-1));
  if (!key.endsWith('Night')) return;
  const dayPath = [...path.slice(0, -1), key.replace('Night', '')];
  const day = valueAt(source.value, dayPath);
  if (typeof day !== 'string') return;
  const { name, base } = posix.parse(day);
  const isThere = folder.files.includes(posix.join(baseFolder, day));
  if (!isThere || posix.basename(written).startsWith(name)) return;
  const expected = `a imagem do tema claro agora é "${base}"; se esta não é a mesma, troque-a também (por "${name}-night") ou apague a linha`;
  yield locate(source, path, { expected, severity: 'warning' });
}

/** Reports a missing folder once instead of each of its pictures. @param files - the pictures in the folder */
function folderDiagnostic(
  folder: ContentFolder,
  path: string,
  files: ReadonlySet<string>,
): Diagnostic {
  const names = [...files].map((file) => posix.basename(file));
  // The folder may only have been renamed.
  const moved = folder.files.find((other) =>
    names.includes(posix.basename(other)),
  );
  const expected = moved
    ? `esta pasta não existe, e o site usa ${files.size} imagens dela; há essas imagens em ${folder.display(posix.dirname(moved))}: mude o nome da pasta de volta`
    : `esta pasta falta ou está sem imagens, e o site usa ${files.size} dela; desfaça a última mudança ou copie-as de volta`;
  return fileDiagnostic(folder.display(path), expected);
}

/** Reports pictures of the content that are missing or cannot be used. */
export async function* checkPictures(
  content: Content,
): AsyncGenerator<Diagnostic> {
  const { folder } = content;
  const pictures = usedPictures(content);
  const folders = folder.files.map(posix.dirname);
  const usedIn = (path: string) =>
    new Set(
      pictures
        .filter(({ written }) => PICTURE_PATH.test(written))
        .map(({ file }) => file)
        .filter((file) => posix.dirname(file) === path),
    );
  // A missing folder that only one picture uses is probably a typo in its path.
  const missingFolders = pictures
    .map(({ file }) => posix.dirname(file))
    .filter((path) => !folders.includes(path) && usedIn(path).size > 1);
  for (const path of new Set(missingFolders))
    yield folderDiagnostic(folder, path, usedIn(path));
  const findings = await Promise.all(
    pictures.map((picture) =>
      missingFolders.includes(posix.dirname(picture.file))
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
