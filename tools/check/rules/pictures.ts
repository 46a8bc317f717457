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
  firstText,
  foldAccents,
  INVISIBLE,
  invisibleName,
  nearestWord,
  withoutInvisible,
} from '../../../src/content/fields/text';
import { walkValues } from '../../../src/content/fields/walk';
import { type Content, locate, type ParsedFile } from '../model/content';
import type { Diagnostic } from '../model/diagnostic';
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
        const { place } = field;
        const baseFolder = posix.dirname(name);
        const file = posix.join(baseFolder, value);
        const written = value;
        pictures.push({ place, source, path, written, baseFolder, file });
      }
  return pictures;
}

const EXTENSIONS = ['.png', '.jpg', '.jpeg', '.webp', '.avif', '.svg'];

export const isPicture = (file: string): boolean =>
  EXTENSIONS.includes(posix.extname(file).toLowerCase());

const MAX_PICTURE_KB = 8192;
const MAX_SVG_KB = 100;

const EXPORT_REMEDY = 'exporte a imagem como PNG, JPEG, WebP ou AVIF';
const COPY_REMEDY =
  'ponha a imagem na pasta data e escreva o caminho a partir deste arquivo, como "../images/foto.png"';
const EXPORT_SVG_REMEDY =
  'copie-o de novo, exporte o logotipo como "SVG simples" ou use um PNG';

/** Explains why a path is invalid, whether or not the file exists. */
function pathProblem(written: string): string {
  const ext = posix.extname(written);
  const [strange] = written.normalize('NFC').match(/[^\w./-]/u) ?? [];
  const name = strange?.match(INVISIBLE)
    ? invisibleName(strange)
    : `"${strange}"`;
  return firstText(
    (written[1] === ':' || written[0] === '~' || written.startsWith('file:')) &&
      `este caminho só existe neste computador; ${COPY_REMEDY}`,
    written.includes('://') && `isto é um endereço da internet; ${COPY_REMEDY}`,
    written.includes('\\') && 'num caminho as barras são "/", e não "\\"',
    strange &&
      `o nome tem ${strange === ' ' ? 'um espaço' : name}; aqui e no próprio arquivo, só vão letras sem acento, números e "-"`,
    !isPicture(written) &&
      ext !== '' &&
      `um arquivo "${ext}" não serve; ${EXPORT_REMEDY}`,
    ext === '' && `falta o final do nome (${EXTENSIONS.join(', ')})`,
    ext !== ext.toLowerCase() &&
      `"${ext}" vai em minúsculas, aqui e no próprio arquivo`,
    'o caminho tem um ponto ou uma barra a mais, ou começa com "/" ou "-"',
  );
}

const fold = (path: string) => foldAccents(path.normalize('NFC'));

/** What a wrong path and the file that was meant have in common, and the difference that remains. The first match counts. */
const RESEMBLANCES: readonly (readonly [
  keyOf: (path: string) => string,
  difference: string,
])[] = [
  [fold, 'maiúsculas e acentos contam'],
  [(path) => fold(posix.basename(path)), 'que está em outra pasta'],
  [(path) => fold(path).split('.', 1).join(), 'que termina de outro modo'],
];

/** Finds the file that a path without a file was probably meant for. */
function missingFinding(
  content: Content,
  baseFolder: string,
  file: string,
): Finding {
  const { folder } = content;
  const dir = posix.dirname(file);
  const pictures = folder.files.filter(isPicture);
  const report = (meant: string, difference: string): Finding => {
    const suggestion = posix.relative(baseFolder, meant);
    return {
      expected: `não há esse arquivo; há ${folder.display(meant)} (${difference}): corrija o caminho ou o arquivo`,
      suggestion: PICTURE_PATH.test(suggestion) ? suggestion : undefined,
    };
  };
  for (const [keyOf, difference] of RESEMBLANCES) {
    const meant = pictures.find((other) => keyOf(other) === keyOf(file));
    if (meant) return report(meant, difference);
  }
  const beside = pictures.filter((other) => posix.dirname(other) === dir);
  const nameOf = (path: string) => posix.parse(path).name;
  const near = nearestWord(nameOf(file), beside.map(nameOf));
  const similar = beside.find((other) => nameOf(other) === near);
  if (similar) return report(similar, 'de nome parecido');
  const names = beside.map((other) => posix.basename(other));
  const used = usedPictures(content).map((picture) =>
    posix.basename(picture.file),
  );
  const unused = names.filter((name) => !used.includes(name)).slice(0, 3);
  const place = folder.display(dir);
  // The same message for all pictures of a folder, so that it is shown once.
  if (names.length === 0) {
    const expected = `a pasta ${place} falta, mudou de nome ou está sem imagens; corrija o caminho, ou desfaça a última mudança`;
    return { found: '', expected };
  }
  const others = unused.length > 0 && `sem uso, há ali ${unused.join(', ')}`;
  const remedy = others || 'ponha-o lá ou corrija o caminho';
  return { expected: `não há esse arquivo em ${place}; ${remedy}` };
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
  const problem = firstText(
    !isUtf8(bytes) && text.includes('<svg') && 'o SVG não foi salvo em UTF-8',
    kind !== 'um SVG' && `o arquivo não é um SVG: por dentro é ${kind}`,
    await svgError(bytes),
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
  if (typeof read === 'string') return read;
  return isSvg ? svgProblem(read) : rasterProblem(picture, read);
}

async function findingOf(
  content: Content,
  picture: UsedPicture,
): Promise<Finding | undefined> {
  const { folder } = content;
  const { written, baseFolder, file } = picture;
  if (!PICTURE_PATH.test(written)) {
    const cleaned = withoutInvisible(written).replaceAll('\\', '/');
    const meant = posix.join(baseFolder, cleaned);
    const { suggestion } = missingFinding(content, baseFolder, meant);
    return { expected: pathProblem(written), suggestion };
  }
  if (!folder.files.includes(file))
    return missingFinding(content, baseFolder, file);
  const expected = await fileProblem(folder, picture);
  return expected ? { expected } : undefined;
}

/** Reports a picture for the dark theme whose name does not match the light one: `hero.png` and `hero-night.png`. */
function* checkNight({ folder }: Content, picture: UsedPicture) {
  const { source, path, written, baseFolder } = picture;
  const key = String(path.at(-1));
  const dayPath = [...path.slice(0, -1), key.replace('Night', '')];
  const day = valueAt(source.value, dayPath);
  if (!key.endsWith('Night') || typeof day !== 'string') return;
  const { name, base } = posix.parse(day);
  const isThere = folder.files.includes(posix.join(baseFolder, day));
  if (!isThere) return;
  const isOther = posix.basename(written).startsWith(name);
  if (isOther && written !== day) return;
  const expected = isOther
    ? 'esta é a imagem do tema claro; escreva a do tema escuro ou apague a linha'
    : `a imagem do tema claro agora é "${base}"; se esta não é a mesma, troque-a também (por "${name}-night") ou apague a linha`;
  yield locate(source, path, { expected, severity: 'warning' });
}

/** Reports pictures of the content that are missing or cannot be used. */
export async function* checkPictures(
  content: Content,
): AsyncGenerator<Diagnostic> {
  const pictures = usedPictures(content);
  const findings = await Promise.all(
    pictures.map((picture) => findingOf(content, picture)),
  );
  for (const [i, picture] of pictures.entries()) {
    const { source, path } = picture;
    const finding = findings[i];
    if (finding) yield locate(source, path, finding);
    yield* checkNight(content, picture);
  }
}
