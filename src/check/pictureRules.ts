import { type FieldProblem, quoted } from '../content/fieldProblem';
import type { Content, RuleSettings } from './checkContent';
import { type ContentFolder, UnreadableFile } from './contentFolder';
import { Lines } from './lines';
import { canBeDecoded, KINDS, type Picture, readPicture } from './pictureFile';
import {
  missingProblem,
  nameProblem,
  type PictureNames,
  pictureNames,
  renaming,
  type UsedPicture,
  usedPictures,
} from './pictureNames';
import type { Problem } from './problem';
import { locate, nameOf } from './source';

/** Greatest size of a picture file, in bytes, and of an SVG, which is served as it is. */
const PICTURE_BYTES = 8 * 1024 * 1024;
const SVG_BYTES = 100 * 1024;

/** Greatest width and height, in pixels: sharp refuses pictures of more than 268 million. */
const LONGEST_SIDE = 12_000;

/** How many missing pictures a guess is looked for: each is compared with all that are there. */
const GUESSES = 20;

const pixels = ([width, height]: readonly [number, number]) =>
  `${width.toLocaleString('pt-BR')} × ${height.toLocaleString('pt-BR')} pixels`;

/** What is wrong with a PNG, JPEG, WebP or AVIF in its place. */
function rasterProblem(
  used: UsedPicture,
  { kind, size, whole }: Picture,
  names: PictureNames,
): FieldProblem | undefined {
  const { written, file, place } = used;
  const found = quoted(written);
  const extension = file.split('.').at(-1) ?? '';
  if (!Object.values(KINDS).includes(kind))
    return {
      found,
      expected: `por dentro é ${kind}; exporte a imagem como PNG, JPEG, WebP ou AVIF`,
    };
  if (kind !== KINDS[extension]) {
    const right = kind === 'JPEG' ? 'jpg' : kind.toLowerCase();
    const expected = `por dentro é ${kind}, mas o nome termina em ".${extension}"; ${renaming(used, written.replace(/\.\w+$/, `.${right}`), names)}`;
    return { found, expected };
  }
  if (!size || !whole)
    return { found, expected: 'o arquivo está incompleto ou estragado; copie-o de novo' };
  const [width, height] = size;
  if (Math.max(width, height) > LONGEST_SIDE) {
    const expected = `a imagem tem ${pixels(size)}, e nenhum lado pode ter mais de ${LONGEST_SIDE.toLocaleString('pt-BR')}; reduza-a`;
    return { found, expected };
  }
  const enough = place.fitted
    ? width >= place.width || height >= place.height
    : width >= place.width && height >= place.height;
  if (enough) return undefined;
  const least = place.fitted
    ? `pelo menos ${place.width} de largura ou ${place.height} de altura`
    : `pelo menos ${place.width} × ${place.height}`;
  const expected = `a imagem tem ${pixels(size)}; para ficar nítida precisa de ${least}`;
  return { found, expected };
}

/** What is wrong with an SVG, told at its own lines. */
async function svgFileProblems(
  used: UsedPicture,
  bytes: Buffer,
  folder: ContentFolder,
): Promise<Problem[]> {
  const { source, path, written, file } = used;
  const text = bytes.toString('utf8').replace(/^\ufeff/, '');
  if (!/<(?:\w+:)?svg[\s>]/.test(text)) {
    const { kind } = await readPicture(bytes);
    const expected = `por dentro é ${kind}; exporte o logotipo como SVG ou PNG`;
    return [locate(source, path, { found: quoted(written), expected })];
  }
  // Most checks meet no SVG, so its parser is loaded when the first one comes.
  const { svgProblems } = require('./svg') as typeof import('./svg');
  const lines = new Lines(text);
  return svgProblems(text).map(({ offset, length, ...sentence }) => ({
    severity: 'error',
    file: folder.shown(file),
    ...lines.place(offset, offset + length),
    ...nameOf(source, path),
    ...sentence,
  }));
}

const known = new WeakMap<ContentFolder, Map<string, Promise<Picture>>>();

/** Reads a picture once for all fields that name it. */
function pictureOf(folder: ContentFolder, file: string, bytes: Buffer): Promise<Picture> {
  const pictures = known.get(folder) ?? new Map<string, Promise<Picture>>();
  known.set(folder, pictures);
  const before = pictures.get(file) ?? readPicture(bytes);
  pictures.set(file, before);
  return before;
}

async function problemsOf(
  used: UsedPicture,
  names: PictureNames,
  folder: ContentFolder,
  decode: boolean,
): Promise<Problem[]> {
  const { source, path, written, file, place } = used;
  const tell = (problem: FieldProblem | undefined) =>
    problem ? [locate(source, path, { ...problem, found: quoted(written) })] : [];
  const svg = file.endsWith('.svg');
  if (svg && !place.svg)
    return tell({
      expected:
        'aqui a imagem precisa ser PNG, JPEG, WebP ou AVIF, porque o site a recorta em vários tamanhos',
    });
  try {
    const bytes = folder.read(file, svg ? SVG_BYTES : PICTURE_BYTES);
    if (bytes.length === 0) return tell({ expected: 'o arquivo está vazio; copie-o de novo' });
    if (svg) return await svgFileProblems(used, bytes, folder);
    const problem = rasterProblem(used, await pictureOf(folder, file, bytes), names);
    if (problem || !decode || (await canBeDecoded(bytes))) return tell(problem);
    return tell({ expected: 'a imagem não abre; exporte-a ou copie-a de novo' });
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    const better = /limite/.test(error.message) ? (svg ? '; use um PNG' : '; reduza a imagem') : '';
    return tell({ expected: `${error.message}${better}` });
  }
}

/**
 * Pictures by their real content: there, whole, what they say they are, large enough and not too large. Decoding reads
 * every pixel as well, which takes longer and finds damage inside a file.
 */
export async function pictureProblems(
  content: Content,
  { decode }: RuleSettings,
): Promise<Problem[]> {
  const { folder } = content;
  const all = usedPictures(content);
  const names = pictureNames(folder.files, all);
  const folders = new Set(folder.files.map((file) => file.slice(0, file.lastIndexOf('/') + 1)));
  const lost = new Set<string>();
  let guesses = 0;
  const found = await Promise.all(
    all.map(async (used): Promise<Problem[]> => {
      const { source, path, file } = used;
      const misnamed = nameProblem(used, names);
      if (misnamed) return [locate(source, path, misnamed)];
      if (names.files.has(file)) return problemsOf(used, names, folder, decode);
      const home = file.slice(0, file.lastIndexOf('/') + 1);
      if (!folders.has(home) && !file.startsWith('../')) {
        // A folder that has another name is one mistake, whatever was in it.
        if (lost.has(home)) return [];
        lost.add(home);
        const expected = `não há a pasta ${folder.shown(home)}; se ela mudou de nome, mude-o de volta`;
        return [locate(source, path, { found: quoted(used.written), expected })];
      }
      guesses += 1;
      const problem = missingProblem(used, names, folder.shown(home), guesses <= GUESSES);
      return [locate(source, path, problem)];
    }),
  );
  return found.flat();
}
