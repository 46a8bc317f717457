import { type FieldProblem, quoted } from '../content/fieldProblem';
import { nearest, plain } from '../content/nearest';
import type { Content } from './checkContent';
import type { ContentFolder } from './contentFolder';
import { Lines } from './lines';
import { nameProblem, renaming } from './pictureNames';
import { otherKind, readPicture } from './pictures/picture';
import type { Problem } from './problem';
import { locate, nameOf } from './source';
import { type UsedPicture, usedPictures } from './usedPictures';

const KINDS: Readonly<Record<string, string>> = {
  png: 'PNG',
  jpg: 'JPEG',
  jpeg: 'JPEG',
  webp: 'WebP',
  avif: 'AVIF',
};

const kilobytes = (bytes: number) =>
  bytes < 1024 * 1024
    ? `${Math.ceil(bytes / 1024).toLocaleString('pt-BR')} KB`
    : `${(bytes / 1024 / 1024).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} MB`;

/** Greatest size of a picture file, in bytes. */
const PICTURE_BYTES = 8 * 1024 * 1024;

/** Greatest size of an SVG file, which is served as it is, in bytes. */
const SVG_BYTES = 100 * 1024;

/** A picture that the content names and the folder does not hold. */
function missing({ written, file }: UsedPicture, folder: ContentFolder): FieldProblem {
  const found = quoted(written);
  if (file.startsWith('../')) {
    return { found, expected: 'a imagem precisa estar dentro da pasta data' };
  }
  const path = written.slice(0, written.lastIndexOf('/') + 1);
  const folderPath = file.slice(0, file.lastIndexOf('/') + 1);
  const neighbours = folder.files
    .filter((one) => one.startsWith(folderPath))
    .map((one) => one.slice(folderPath.length));
  const name = file.slice(folderPath.length);
  const twin = neighbours.find((one) => plain(one) === plain(name));
  if (twin) {
    const expected = `o arquivo se chama "${twin}": maiúsculas e acentos contam`;
    return { found, expected, suggestion: `${path}${twin}` };
  }
  const near = nearest(name, neighbours);
  return {
    found,
    expected: `não há esse arquivo em ${folder.shown(folderPath)}`,
    suggestion: near && `${path}${near}`,
  };
}

/** What is wrong with a PNG, JPEG, WebP or AVIF in its place. */
function rasterProblem(
  used: UsedPicture,
  bytes: Buffer,
  folder: ContentFolder,
): FieldProblem | undefined {
  const { written, file, place } = used;
  const found = quoted(written);
  const extension = file.split('.').at(-1) ?? '';
  const picture = readPicture(bytes);
  if (bytes.length === 0) return { found, expected: 'o arquivo está vazio; copie-o de novo' };
  if (!picture) {
    return {
      found,
      expected: `por dentro é ${otherKind(bytes)}; exporte a imagem como PNG, JPEG, WebP ou AVIF`,
    };
  }
  if (picture.kind !== KINDS[extension]) {
    const right = picture.kind === 'JPEG' ? 'jpg' : picture.kind.toLowerCase();
    const expected = `por dentro é ${picture.kind}, mas o nome termina em ".${extension}"; ${renaming(used, written.replace(/\.\w+$/, `.${right}`), folder)}`;
    return { found, expected };
  }
  if (!picture.whole)
    return { found, expected: 'o arquivo está incompleto ou estragado; copie-o de novo' };
  if (bytes.length > PICTURE_BYTES) {
    const expected = `o arquivo tem ${kilobytes(bytes.length)} e o limite é ${kilobytes(PICTURE_BYTES)}; reduza a imagem`;
    return { found, expected };
  }
  const { width, height } = picture;
  const enough = place.fitted
    ? width >= place.width || height >= place.height
    : width >= place.width && height >= place.height;
  if (enough) return undefined;
  const least = place.fitted
    ? `pelo menos ${place.width} de largura ou ${place.height} de altura`
    : `pelo menos ${place.width} × ${place.height}`;
  return {
    found,
    expected: `a imagem tem ${width} × ${height} pixels; para ficar nítida precisa de ${least}`,
  };
}

/** What is wrong with an SVG, told at its own lines. */
function svgFileProblems(used: UsedPicture, bytes: Buffer, folder: ContentFolder): Problem[] {
  const { source, path, written, file, place } = used;
  const found = quoted(written);
  if (!place.svg) {
    const expected =
      'aqui a imagem precisa ser PNG, JPEG, WebP ou AVIF, porque o site a recorta em vários tamanhos';
    return [locate(source, path, { found, expected })];
  }
  if (bytes.length > SVG_BYTES) {
    const expected = `o arquivo tem ${kilobytes(bytes.length)} e o limite de um SVG é ${kilobytes(SVG_BYTES)}; use um PNG`;
    return [locate(source, path, { found, expected })];
  }
  const text = bytes.toString('utf8').replace(/^\ufeff/, '');
  if (!/<svg[\s>]/.test(text)) {
    const expected = `por dentro é ${otherKind(bytes)}; exporte o logotipo como SVG ou PNG`;
    return [locate(source, path, { found, expected })];
  }
  // Most checks meet no SVG, so its parser is loaded when the first one comes (`require`: see checkContent.ts).
  const { svgProblems } = require('./pictures/svg') as typeof import('./pictures/svg');
  const lines = new Lines(text);
  return svgProblems(text).map(({ offset, length, ...sentence }) => ({
    severity: 'error',
    file: folder.shown(file),
    ...lines.place(offset, offset + length),
    ...nameOf(source, path),
    ...sentence,
  }));
}

/**
 * Pictures by their real content: there, whole, what they say they are, large enough and not too large.
 * @param decode - decodes each one as well, which takes longer and finds damage that checksums miss
 */
export async function pictureProblems(content: Content, decode: boolean): Promise<Problem[]> {
  const { folder } = content;
  const present = new Set(folder.files);
  const all = usedPictures(content);
  const found = await Promise.all(
    all.map(async (used): Promise<Problem[]> => {
      const misnamed = nameProblem(used, all, folder);
      if (misnamed) return [locate(used.source, used.path, misnamed)];
      if (!present.has(used.file)) return [locate(used.source, used.path, missing(used, folder))];
      const bytes = folder.read(used.file);
      if (used.file.endsWith('.svg')) return svgFileProblems(used, bytes, folder);
      const problem =
        rasterProblem(used, bytes, folder) ?? (decode ? await undecodable(used, bytes) : undefined);
      return problem ? [locate(used.source, used.path, problem)] : [];
    }),
  );
  return found.flat();
}

async function undecodable(
  { written }: UsedPicture,
  bytes: Buffer,
): Promise<FieldProblem | undefined> {
  const { default: sharp } = await import('sharp');
  try {
    await sharp(bytes, { failOn: 'warning' }).stats();
    return undefined;
  } catch {
    return { found: quoted(written), expected: 'a imagem não abre; exporte-a ou copie-a de novo' };
  }
}
