import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import probe from 'probe-image-size';
import sharp from 'sharp';
import {
  describePictureNeeds,
  errorsOf,
  FAIL_ON,
  type PictureNeeds,
  type Severity,
  walkValues,
} from '../../../src/content';
import {
  type Content,
  type ContentRule,
  isBehindSymlink,
  locationAt,
} from '../content';
import { BROKEN_SVG, mayShowMore, recognizable, svgProblem } from './svg';
import { countPixels } from './visibility';

/** Lists the pictures that the content refers to, whether or not they exist. */
export function usedPictures({ files }: Content) {
  const pictures = [];
  for (const [name, data] of files)
    for (const { path, field, value } of walkValues(data.root, data.value)) {
      const { needs } = field;
      // The schema reports a path that does not match the pattern.
      if (!needs || errorsOf(field, value).length > 0) continue;
      const file = posix.join(posix.dirname(name), String(value));
      pictures.push({ needs, location: locationAt(data, path), file });
    }
  return pictures;
}

/** What is wrong with a picture. */
interface Problem {
  readonly message: string;
  readonly severity?: Severity;
}

const COPY_AGAIN = 'copie-o de novo ou exporte-o como PNG, JPEG, WebP ou AVIF';

const UNREADABLE = `este arquivo não é uma imagem, ou está incompleto ou estragado; ${COPY_AGAIN}`;

const NOTHING =
  'esta imagem não mostra nada: é toda transparente; exporte-a de novo, com o desenho à vista';

const TOO_LIGHT =
  'este logotipo quase não se vê: o site o põe sobre branco, de dia e de noite; use a versão escura ou colorida, ou uma com fundo';

/** sharp, and so Gatsby, reads no picture of more pixels. */
const MAX_PIXELS = 0x3fff ** 2;

/** Says what a picture made of pixels lacks. @throws Error for one that cannot be read */
async function rasterProblem(
  bytes: Buffer,
  needs: PictureNeeds,
): Promise<string> {
  // gatsby-plugin-sharp reads each size with it, and fails where it finds none.
  if (!probe.sync(bytes)) return UNREADABLE;
  const image = sharp(bytes, { failOn: FAIL_ON, limitInputPixels: false });
  const { width, height, autoOrient: seen } = await image.metadata();
  const size = `a imagem tem ${seen.width} × ${seen.height} pixels`;
  const pixels = width * height;
  if (pixels > MAX_PIXELS)
    return `${size}, que são ${Math.ceil(pixels / 1e6)} milhões; cabem 268 milhões, e bem menos basta: diminua-a`;
  // A file that is cut short has valid metadata, but no last pixel.
  const last = { left: 0, top: height - 1, width: 1, height: 1 };
  await image.extract(last).raw().toBuffer();
  const isWide = seen.width >= needs.width;
  const isHigh = seen.height >= needs.height;
  return (isWide && isHigh) || (needs.fitted && (isWide || isHigh))
    ? ''
    : `${size}; para ficar nítida, precisa de ${describePictureNeeds(needs)}`;
}

/** The part of a logo's pixels that have to be seen. A thin name on a white ground is less than a tenth. */
const MIN_SEEN = 0.02;

async function fileProblem(
  bytes: Buffer,
  isSvg: boolean,
  needs: PictureNeeds,
): Promise<Problem | undefined> {
  try {
    const message = isSvg
      ? svgProblem(bytes)
      : await rasterProblem(bytes, needs);
    if (message) return { message };
    if (!isSvg && !needs.onWhite) return undefined;
    const drawn = isSvg ? recognizable(bytes) : bytes;
    const { painted, seen } = await countPixels(drawn);
    if (isSvg && mayShowMore(bytes)) return undefined;
    if (painted === 0) return { message: NOTHING };
    return needs.onWhite && seen < MIN_SEEN * painted
      ? { message: TOO_LIGHT, severity: 'warning' }
      : undefined;
  } catch {
    return { message: isSvg ? BROKEN_SVG : UNREADABLE };
  }
}

/** Problems by files and needs: in `gatsby develop` the check runs after each change. */
const problems = new Map<string, Promise<Problem | undefined>>();

function rememberedProblem(
  bytes: Buffer,
  isSvg: boolean,
  needs: PictureNeeds,
): Promise<Problem | undefined> {
  const digest = createHash('sha1').update(bytes).digest('base64');
  const key = JSON.stringify([digest, isSvg, needs]);
  const problem = problems.get(key) ?? fileProblem(bytes, isSvg, needs);
  problems.set(key, problem);
  return problem;
}

async function pictureProblem(
  { paths, symlinks, display, read }: Content,
  file: string,
  needs: PictureNeeds,
): Promise<Problem | undefined> {
  // checkFiles reports the link.
  if (isBehindSymlink(file, symlinks)) return undefined;
  if (!paths.includes(file))
    return {
      message: `não há o arquivo ${display(file)}; confira o caminho e o nome (maiúsculas contam)`,
    };
  const isSvg = file.endsWith('.svg');
  return isSvg && !needs.svg
    ? {
        message: `aqui não serve SVG, porque o site a recorta; ${COPY_AGAIN}`,
      }
    : rememberedProblem(read(file), isSvg, needs);
}

/** Reports pictures that are missing, that no browser shows, that are too small, or that nobody can see. */
export const checkPictures: ContentRule = async (content, report) => {
  await Promise.all(
    usedPictures(content).map(async ({ file, needs, location }) => {
      const problem = await pictureProblem(content, file, needs);
      if (problem) report(location, problem.message, problem);
    }),
  );
};
