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
import type { ContentFolder } from '../model/folder';
import {
  fileKind,
  MAX_PIXELS,
  parsePicture,
  svgError,
} from '../parsers/picture';

const IS_PICTURE = /\.(?:png|jpe?g|webp|avif|svg)$/i;

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
const MAX_PICTURE = 8192;
const MAX_SVG = 100;

const EXPORT = 'exporte a imagem como PNG, JPEG, WebP ou AVIF';
const NAME =
  'o nome, aqui e no próprio arquivo, só tem letras sem acento, números e "-"';
const ENDINGS = '.png, .jpg, .webp, .avif ou .svg';

/** Why a path cannot be one of a picture, whether or not there is such a file. */
function pathFinding(written: string): Finding {
  const invisible = written.match(INVISIBLE)?.[0];
  const suggestion = withoutInvisible(written)
    .replaceAll('\\', '/')
    .replace(/^\/+/, '');
  if (invisible)
    return {
      found: invisibleName(invisible),
      expected: `apague isso; ${NAME}`,
      suggestion,
    };
  if (/^\w+:\/\//.test(written))
    return {
      expected:
        'isto é um endereço da internet; baixe a imagem, ponha-a na pasta data e escreva o caminho dela',
    };
  if (/^(?:[a-z]:|~|file:)/i.test(written))
    return {
      expected:
        'este caminho só existe neste computador; ponha a imagem na pasta data e escreva o caminho a partir deste arquivo, como "../images/foto.png"',
    };
  if (written.includes('\\'))
    return {
      expected: 'num caminho as barras são "/", e não "\\"',
      suggestion,
    };
  if (written.startsWith('/'))
    return { expected: 'o caminho vai sem "/" no começo', suggestion };
  if (written.includes(' '))
    return { expected: `há um espaço no nome; ${NAME}` };
  if (written.normalize('NFC') !== written)
    return {
      expected: `há letras com acento, de um Mac, feitas de dois caracteres; ${NAME}`,
    };
  const strange = /[^\w./-]/u.exec(written)?.[0];
  if (strange) return { expected: `o nome tem "${strange}"; ${NAME}` };
  const { ext } = posix.parse(written);
  if (/^\.(?:png|jpe?g|webp|avif|svg)$/i.test(ext) && ext !== ext.toLowerCase())
    return {
      expected: `"${ext}" vai em minúsculas, aqui e no próprio arquivo`,
      suggestion: written.replace(/\.\w+$/, ext.toLowerCase()),
    };
  return {
    expected: ext
      ? `um arquivo "${ext}" não serve; ${EXPORT} (${ENDINGS})`
      : `falta o final do nome (${ENDINGS})`,
  };
}

const withoutEnding = (file: string) => file.replace(/\.\w+$/, '');

/** Which file was probably meant by a path that leads to none. */
function missingFinding(folder: ContentFolder, picture: UsedPicture): Finding {
  const { file, written } = picture;
  const pictures = folder.files.filter((other) => IS_PICTURE.test(other));
  const home = posix.dirname(nameOf(picture));
  const pathTo = (other: string) => posix.relative(home, other);
  const { base, dir } = posix.parse(file);
  const has = (text: string) => (other: string) =>
    foldAccents(other.normalize('NFC')) === foldAccents(text.normalize('NFC'));
  const same = pictures.find(has(file));
  if (same) {
    const isSameFolder = posix.dirname(same) === dir;
    const name = isSameFolder ? posix.basename(same) : posix.dirname(same);
    return {
      expected: `${isSameFolder ? 'o arquivo' : 'a pasta'} se chama "${name}" (maiúsculas e acentos contam); deixe os dois nomes iguais`,
      suggestion: PICTURE_PATH.test(pathTo(same)) ? pathTo(same) : undefined,
    };
  }
  const moved = pictures.find((other) => has(base)(posix.basename(other)));
  if (moved)
    return {
      expected: `esse arquivo está em outra pasta, ${folder.display(posix.dirname(moved))}; corrija o caminho ou mova o arquivo`,
      suggestion: pathTo(moved),
    };
  const ended = pictures.find((other) =>
    has(withoutEnding(file))(withoutEnding(other)),
  );
  if (ended)
    return {
      expected: `o arquivo termina em "${posix.extname(ended)}", e não em "${posix.extname(file)}"; corrija o caminho`,
      suggestion: pathTo(ended),
    };
  const beside = pictures.filter((other) => posix.dirname(other) === dir);
  const near = nearestWord(
    base,
    beside.map((other) => posix.basename(other)),
  );
  return {
    expected: `não há esse arquivo em ${folder.display(dir)} (maiúsculas e acentos contam)`,
    suggestion: near && written.replace(base, near),
  };
}

async function rasterProblem(
  { file, place }: UsedPicture,
  bytes: Buffer,
): Promise<string | undefined> {
  const picture = await parsePicture(bytes);
  if (!picture) return notPicture(bytes);
  const { kind, width, height, isRotated, isBroken } = picture;
  if (!['png', 'jpeg', 'webp', 'avif'].includes(kind))
    return `por dentro é ${kind.toUpperCase()}; ${EXPORT}`;
  const extension = posix.extname(file);
  if (`.${kind}` !== extension.replace('jpg', 'jpeg'))
    return `por dentro é ${kind.toUpperCase()}, mas o nome termina em "${extension}"; mude o nome do próprio arquivo e escreva-o aqui`;
  if (width * height > MAX_PIXELS)
    return `a imagem tem ${width} × ${height} pixels, que é grande demais; reduza-a`;
  if (isBroken)
    return `o arquivo está estragado ou incompleto: a imagem de ${width} × ${height} pixels não chega ao fim; copie-o de novo`;
  // Gatsby reckons with the sides as they lie in the file, and would cut the picture.
  if (isRotated)
    return 'a foto está deitada dentro do arquivo; abra-a num programa de imagens e exporte-a como PNG';
  const sides = [width >= place.width, height >= place.height];
  const isLarge = place.fitted ? sides.some(Boolean) : sides.every(Boolean);
  return isLarge
    ? undefined
    : `a imagem tem ${width} × ${height} pixels; para ficar nítida, precisa de ${pictureNeeds(place)}`;
}

const notPicture = (bytes: Buffer) =>
  `o arquivo não é uma imagem que sirva: por dentro é ${fileKind(bytes)}; copie-o de novo ou ${EXPORT}`;

/** An `<img>` runs nothing of an SVG; it only has to be one, and whole. */
async function svgProblem(bytes: Buffer): Promise<string | undefined> {
  const resave = 'exporte o logotipo de novo como "SVG simples" ou use um PNG';
  const kind = fileKind(bytes);
  const text = bytes.toString();
  if (bytes.length > 0 && !isUtf8(bytes) && text.includes('<svg'))
    return `o SVG não foi salvo em UTF-8; ${resave}`;
  if (kind !== 'um SVG')
    return `o arquivo não é um SVG: por dentro é ${kind}; ${resave}`;
  const error = await svgError(bytes);
  if (error && /Premature|Couldn't find end/.test(error))
    return `o SVG está incompleto: acaba antes de "</svg>"; copie-o de novo ou ${resave}`;
  const line = /on line (\d+)/.exec(error ?? '')?.[1];
  if (error)
    return `o SVG tem um erro na linha ${line}, e os navegadores não o mostram; ${resave}`;
  return text.includes('http://www.w3.org/2000/svg')
    ? undefined
    : `um SVG começa com <svg xmlns="http://www.w3.org/2000/svg">; ${resave}`;
}

const hasFolder = ({ files }: ContentFolder, file: string) =>
  files.some((other) => posix.dirname(other) === posix.dirname(file));

/** A picture's file is too large: how large it is, in pixels as well. */
async function sizeProblem(problem: string, path: string): Promise<string> {
  const picture = await parsePicture(path);
  return picture
    ? `a imagem tem ${picture.width} × ${picture.height} pixels e ${problem}`
    : problem;
}

/** The path of the file that names a picture, from the content folder. */
const nameOf = ({ source }: UsedPicture) =>
  source.source.path.slice(source.source.path.indexOf('/') + 1);

const hasFile = (
  { files }: ContentFolder,
  picture: UsedPicture,
  written: string,
) => files.includes(posix.join(posix.dirname(nameOf(picture)), written));

async function findingOf(
  { folder }: Content,
  picture: UsedPicture,
): Promise<Finding | undefined> {
  const { written, file, place } = picture;
  const isSvg = file.endsWith('.svg');
  if (!PICTURE_PATH.test(written)) {
    const finding = pathFinding(written);
    const { suggestion } = finding;
    if (suggestion === undefined || hasFile(folder, picture, suggestion))
      return finding;
    // What the path without its mistake leads to.
    const mended = posix.join(posix.dirname(nameOf(picture)), suggestion);
    const meant = missingFinding(folder, { ...picture, file: mended });
    return { ...finding, suggestion: meant.suggestion };
  }
  if (!folder.files.includes(file)) return missingFinding(folder, picture);
  if (isSvg && !place.svg)
    return {
      expected: `aqui não serve SVG, porque o site a recorta; ${EXPORT}`,
    };
  const read = folder.read(file, isSvg ? MAX_SVG : MAX_PICTURE);
  const expected =
    typeof read === 'string'
      ? await sizeProblem(read, folder.pathOf(file))
      : await (isSvg ? svgProblem(read) : rasterProblem(picture, read));
  return expected === undefined ? undefined : { expected };
}

/** A picture for the dark theme is named after the other: `hero.png` and `hero-night.png`. */
function* checkNight({ folder }: Content, picture: UsedPicture) {
  const { source, path, written } = picture;
  const key = String(path.at(-1));
  if (!key.endsWith('Night')) return;
  const dayPath = [...path.slice(0, -1), key.replace('Night', '')];
  const day = valueAt(source.value, dayPath);
  if (typeof day !== 'string' || !hasFile(folder, picture, day)) return;
  const { name, base } = posix.parse(day);
  if (posix.basename(written).startsWith(name)) return;
  const expected = `a imagem do tema claro agora é "${base}"; se esta não é a mesma, troque-a também (por "${name}-night") ou apague a linha`;
  yield locate(source, path, { expected, severity: 'warning' });
}

/** A folder that is not there is one mistake, whichever pictures it lacks. */
function* checkFolders({ folder }: Content, lost: readonly UsedPicture[]) {
  const folders = new Set(lost.map(({ file }) => posix.dirname(file)));
  for (const path of folders) {
    const within = lost.filter(({ file }) => posix.dirname(file) === path);
    const count = new Set(within.map(({ file }) => file)).size;
    // Where its files are now, if the folder was only given another name.
    const moved = folder.files.find((other) =>
      within.some(({ file }) => posix.basename(file) === posix.basename(other)),
    );
    const expected = moved
      ? `esta pasta não existe, e o site usa ${count} imagens dela; há essas imagens em ${folder.display(posix.dirname(moved))}: mude o nome da pasta de volta`
      : `esta pasta falta ou está sem imagens, e o site usa ${count} dela; desfaça a última mudança ou copie-as de volta`;
    yield fileDiagnostic(folder.display(path), expected);
  }
}

/** Whether each picture that the content names is there and can be used. */
export async function* checkPictures(
  content: Content,
): AsyncGenerator<Diagnostic> {
  const { folder } = content;
  const pictures = usedPictures(content);
  const isLost = ({ written, file }: UsedPicture) =>
    PICTURE_PATH.test(written) && !hasFolder(folder, file);
  // A path of its own that no other picture shares is misspelt; many lack their folder.
  const lost = pictures.filter(
    (picture) =>
      isLost(picture) &&
      !folder.files.some(
        (other) =>
          IS_PICTURE.test(other) &&
          posix.basename(other) === posix.basename(picture.file) &&
          pictures.some(({ file }) => file === other),
      ) &&
      pictures.filter(
        (other) => posix.dirname(other.file) === posix.dirname(picture.file),
      ).length > 1,
  );
  yield* checkFolders(content, lost);
  const findings = await Promise.all(
    pictures.map((picture) =>
      lost.includes(picture) ? undefined : findingOf(content, picture),
    ),
  );
  for (const [i, picture] of pictures.entries()) {
    const { source, path } = picture;
    const finding = findings[i];
    if (finding) yield locate(source, path, finding);
    yield* checkNight(content, picture);
  }
}
