import { posix } from 'node:path';
import sharp from 'sharp';
import { nearest, quoted } from '../content/fieldProblem';
import { PICTURE_PATH } from '../content/fields';
import type { Content } from './checkContent';
import { type ContentFolder, UnreadableFile } from './contentFolder';
import { locate, nameOf, type Problem, valuesOf } from './problem';
import { svgProblems } from './svg';
import { TextFile } from './textFile';

type UsedPicture = ReturnType<typeof usedPictures>[number];

/** The pictures that the content names: each with the file that is meant, which may lie outside the folder (`../`). */
export const usedPictures = ({ sources }: Content) =>
  [...sources].flatMap(([file, source]) =>
    valuesOf(source).flatMap(({ path, field: { place }, value }) => {
      if (!place || typeof value !== 'string' || value === '') return [];
      const named = posix.join(posix.dirname(file), value.replace(/\\/g, '/'));
      return [{ place, source, path, written: value, file: named }];
    }),
  );

// How a whole file ends: decoding thousands of logos is slow. A cut WebP or AVIF sharp finds by itself.
const END: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  png: (bytes) => bytes.includes('IEND\xaeB`\x82', undefined, 'latin1'),
  // A small preview inside the head of a photo has an end of its own.
  jpeg: (bytes) =>
    bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) >= bytes.length / 2,
};

async function readPicture(bytes: Buffer) {
  try {
    const head = await sharp(bytes, { limitInputPixels: false }).metadata();
    const { format, width, height, orientation = 1 } = head;
    const whole = END[format]?.(bytes) ?? true;
    return {
      kind: format === 'heif' ? 'avif' : format,
      width,
      height,
      orientation,
      whole,
    };
  } catch {
    return undefined;
  }
}

/** Whether every pixel of a picture can be read; takes ten times as long as reading its head. */
async function canBeDecoded(bytes: Buffer, height: number): Promise<boolean> {
  try {
    // The last pixel alone comes out, to spare memory; for a smaller picture JPEGs would not be read whole.
    const last = { left: 0, top: height - 1, width: 1, height: 1 };
    await sharp(bytes, { failOn: 'warning' }).extract(last).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}

const PICTURE_BYTES = 8 * 1024 * 1024;
const SVG_BYTES = 100 * 1024;

/** Greatest width and height, in pixels: sharp refuses pictures of more than 268 million. */
const LONGEST_SIDE = 12_000;

// In characters. Longer paths are not tried: the pattern would go back and forth for seconds.
const LONGEST_PATH = 300;

const KINDS = ['png', 'jpeg', 'webp', 'avif'];

const EXPORT = 'exporte a imagem como PNG, JPEG, WebP ou AVIF';
const NAMES =
  'nomes de imagens só têm letras sem acento, números e "-", e acabam em .png, .jpg, .webp, .avif ou .svg';

function nameProblem(written: string, there: boolean): string | undefined {
  if (written.length <= LONGEST_PATH && PICTURE_PATH.test(written))
    return undefined;
  return there
    ? `${NAMES}; mude o nome do próprio arquivo ou, se é de outro tipo, ${EXPORT}`
    : `escreva o caminho a partir deste arquivo, com "/" e não "\\"; ${NAMES}`;
}

const pixels = (width: number, height: number) =>
  `${width.toLocaleString('pt-BR')} × ${height.toLocaleString('pt-BR')}`;

function rasterProblem(
  used: UsedPicture,
  picture: Awaited<ReturnType<typeof readPicture>>,
): string | undefined {
  if (!picture?.whole)
    return `o arquivo está incompleto, estragado ou não é uma imagem; copie-o de novo ou ${EXPORT}`;
  const { kind, width, height, orientation } = picture;
  const { file, place } = used;
  const extension = posix.extname(file).slice(1);
  if (!KINDS.includes(kind))
    return `por dentro é ${kind.toUpperCase()}; ${EXPORT}`;
  if (kind !== extension.replace('jpg', 'jpeg')) {
    const right = `${posix.basename(file, `.${extension}`)}.${kind.replace('jpeg', 'jpg')}`;
    return `por dentro é ${kind.toUpperCase()}, mas o nome termina em ".${extension}"; mude o nome do próprio arquivo para "${right}" e escreva-o aqui`;
  }
  // Gatsby reckons with the sides as they lie in the file, and would cut the picture.
  if (orientation > 4)
    return 'a foto está deitada dentro do arquivo, e só uma anotação da câmera a põe em pé; abra-a num programa de imagens e exporte-a como PNG ou WebP';
  if (Math.max(width, height) > LONGEST_SIDE)
    return `a imagem tem ${pixels(width, height)} pixels, e nenhum lado pode ter mais de ${LONGEST_SIDE.toLocaleString('pt-BR')}; reduza-a`;
  const [wide, high] = [width >= place.width, height >= place.height];
  if (place.fitted ? wide || high : wide && high) return undefined;
  const least = place.fitted
    ? `${place.width} de largura ou ${place.height} de altura`
    : pixels(place.width, place.height);
  return `a imagem tem ${pixels(width, height)} pixels; para ficar nítida precisa de pelo menos ${least}`;
}

const tell = (
  { source, path, written }: UsedPicture,
  expected: string,
  suggestion?: string,
) => [locate(source, path, { found: quoted(written), expected, suggestion })];

async function fileProblems(
  used: UsedPicture,
  folder: ContentFolder,
  decode: boolean,
): Promise<Problem[]> {
  const { source, path, file, place } = used;
  const svg = file.endsWith('.svg');
  if (svg && !place.svg)
    return tell(used, `aqui não serve SVG, porque o site a recorta; ${EXPORT}`);
  try {
    const bytes = folder.read(file, svg ? SVG_BYTES : PICTURE_BYTES);
    if (svg)
      return svgProblems(
        new TextFile(folder.shown(file), bytes),
        nameOf(source, path),
      );
    const picture = await readPicture(bytes);
    const problem = rasterProblem(used, picture);
    if (problem) return tell(used, problem);
    if (!decode || !picture || (await canBeDecoded(bytes, picture.height)))
      return [];
    return tell(used, 'a imagem não abre; exporte-a ou copie-a de novo');
  } catch (error) {
    if (error instanceof UnreadableFile) return tell(used, error.message);
    throw error;
  }
}

/** For how many missing pictures a guess is sought: each is compared with all that are there. */
const GUESSES = 20;

export async function pictureProblems(content: Content): Promise<Problem[]> {
  const { folder, decode } = content;
  const all = usedPictures(content);
  const files = new Set(folder.files);
  const folders = new Set(folder.files.map((file) => posix.dirname(file)));
  const named = new Set(all.map(({ file }) => file));
  const unused = folder.files.filter(
    (file) => !named.has(file) && PICTURE_PATH.test(file),
  );
  const byName = new Map(unused.map((file) => [posix.basename(file), file]));
  const lost = new Set<string>();
  let guesses = 0;
  const missing = (used: UsedPicture, expected: string) => {
    guesses += 1;
    const names = guesses > GUESSES ? [] : [...byName.keys()];
    const near = byName.get(nearest(posix.basename(used.file), names) ?? '');
    const from = posix.dirname(used.source.file.path);
    return tell(
      used,
      expected,
      near && posix.relative(from, folder.shown(near)),
    );
  };
  const found = all.map(async (used): Promise<Problem[]> => {
    const { written, file } = used;
    const there = files.has(file);
    const misnamed = nameProblem(written, there);
    if (misnamed) return missing(used, misnamed);
    if (/(?:^|\/)schemas\//.test(file))
      return tell(used, 'a pasta schemas não faz parte do site; use outra');
    if (there) return fileProblems(used, folder, decode);
    if (file.startsWith('../'))
      return missing(used, 'a imagem precisa estar na pasta data');
    const home = posix.dirname(file);
    const shown = folder.shown(home);
    if (folders.has(home))
      return missing(
        used,
        `não há esse arquivo em ${shown} (maiúsculas e acentos contam)`,
      );
    if (lost.has(home)) return [];
    lost.add(home);
    return tell(
      used,
      `não há a pasta ${shown}; se ela mudou de nome, mude-o de volta`,
    );
  });
  return (await Promise.all(found)).flat();
}
