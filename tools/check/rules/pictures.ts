import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import probe from 'probe-image-size';
import sharp from 'sharp';
import {
  errorsOf,
  FAIL_ON,
  type PicturePlace,
  pictureNeeds,
  walkValues,
} from '../../../src/contentModel';
import {
  type Content,
  type ContentRule,
  isBehindLink,
  locationAt,
} from '../content';
import { svgProblem } from './svg';

/** Lists the pictures that the content refers to, whether or not they exist. */
export function usedPictures({ files }: Content) {
  const pictures = [];
  for (const [name, data] of files)
    for (const { path, field, value } of walkValues(data.root, data.value)) {
      const { place } = field;
      // The schema reports a path that does not match the pattern.
      if (!place || errorsOf(field, value).length > 0) continue;
      const file = posix.join(posix.dirname(name), String(value));
      pictures.push({ place, location: locationAt(data, path), file });
    }
  return pictures;
}

const COPY_AGAIN = 'copie-o de novo ou exporte-o como PNG, JPEG, WebP ou AVIF';

const UNREADABLE = `este arquivo não é uma imagem, ou está incompleto ou estragado; ${COPY_AGAIN}`;

/** Returns the size that people see; undefined for a file that cannot be shown. */
async function readSize(bytes: Buffer) {
  try {
    // gatsby-plugin-sharp reads each size with it, and fails where it finds none.
    if (!probe.sync(bytes)) return undefined;
    const image = sharp(bytes, { failOn: FAIL_ON });
    const { height, autoOrient } = await image.metadata();
    // A file that is cut short has valid metadata, but no last pixel.
    const last = { left: 0, top: height - 1, width: 1, height: 1 };
    await image.extract(last).raw().toBuffer();
    return autoOrient;
  } catch {
    return undefined;
  }
}

/** Sizes by the digests of files: in `gatsby develop` the check runs after each change. */
const sizes = new Map<string, ReturnType<typeof readSize>>();

async function rasterProblem(
  bytes: Buffer,
  place: PicturePlace,
): Promise<string> {
  const digest = createHash('sha1').update(bytes).digest('base64');
  const reading = sizes.get(digest) ?? readSize(bytes);
  sizes.set(digest, reading);
  const size = await reading;
  if (!size) return UNREADABLE;
  const isWide = size.width >= place.width;
  const isHigh = size.height >= place.height;
  return (isWide && isHigh) || (place.fitted && (isWide || isHigh))
    ? ''
    : `a imagem tem ${size.width} × ${size.height} pixels; para ficar nítida, precisa de ${pictureNeeds(place)}`;
}

async function pictureProblem(
  { paths, links, display, read }: Content,
  file: string,
  place: PicturePlace,
): Promise<string> {
  // checkFiles tells it.
  if (isBehindLink(file, links)) return '';
  if (!paths.includes(file))
    return `não há o arquivo ${display(file)}; confira o caminho e o nome (maiúsculas contam)`;
  if (!file.endsWith('.svg')) return rasterProblem(read(file), place);
  return place.svg
    ? svgProblem(read(file))
    : `aqui não serve SVG, porque o site a recorta; ${COPY_AGAIN}`;
}

/** Reports pictures that are missing, that no browser shows, or that are too small. */
export const checkPictures: ContentRule = async (content, report) => {
  await Promise.all(
    usedPictures(content).map(async ({ file, place, location }) => {
      const message = await pictureProblem(content, file, place);
      if (message) report(location, message);
    }),
  );
};
