import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { processFile } from 'gatsby-plugin-sharp/process-file';
import sharp from 'sharp';
import { FAIL_ON } from '@/content/fields/picture';
import { heroFile } from '@/content/schemas/home/hero';
import config from '../../gatsby-config';
import type { DataFile } from '../../tools/check/content';
import { checkPictures } from '../../tools/check/rules/pictures';
import { temporaryFolder } from '../support/temporaryFolder';

const folder = temporaryFolder();

const picture = (width: number, height: number, create = {}) =>
  sharp({
    create: { width, height, channels: 3, background: 'tan', ...create },
  });

/** What the check says of the hero's photo, which is at least 1,200 × 900. */
async function answersForPhoto(bytes: Buffer): Promise<string[]> {
  const hero: DataFile = {
    file: 'data/home/hero.json',
    text: '',
    root: heroFile.root,
    value: { image: 'photo.jpg' },
    rangeOf: () => [0, 0],
  };
  const content = {
    paths: ['home/photo.jpg'],
    files: new Map([['home/hero.json', hero]]),
    pages: [],
    symlinks: [],
    display: (path: string) => path,
    pathOf: (path: string) => path,
    read: () => bytes,
  };
  const answers: string[] = [];
  await checkPictures(content, (_, expected) => answers.push(expected));
  return answers;
}

/** Whether gatsby-plugin-sharp can make a picture for the page. */
async function isBuilt(bytes: Buffer): Promise<boolean> {
  const file = join(folder, 'photo.jpg');
  const outputPath = join(folder, 'photo.webp');
  writeFileSync(file, bytes);
  rmSync(outputPath, { force: true });
  const args = { width: 360, height: 270, toFormat: 'webp', quality: 50 };
  const transforms = [{ outputPath, args }];
  const options = { failOn: FAIL_ON, stripMetadata: true };
  try {
    await processFile(file, transforms, options);
    return existsSync(outputPath);
  } catch {
    return false;
  }
}

test('gatsby-plugin-sharp refuses the same faults as the check', () => {
  expect(config.plugins).toContainEqual({
    resolve: 'gatsby-plugin-sharp',
    options: { failOn: FAIL_ON },
  });
});

describe.each([1, 2, 3, 4, 5, 6, 7, 8])('orientation %i', (orientation) => {
  const isTurned = orientation >= 5;
  /** A picture that people see with this size. */
  const shown = (width: number, height: number) =>
    (isTurned ? picture(height, width) : picture(width, height))
      .withMetadata({ orientation })
      .jpeg()
      .toBuffer();

  test('a photo is as large as people see it', async () => {
    expect(await answersForPhoto(await shown(1200, 900))).toEqual([]);
  });

  test('a photo that is too narrow as people see it is refused', async () => {
    expect(await answersForPhoto(await shown(900, 1200))).toEqual([
      expect.stringContaining('a imagem tem 900 × 1200 pixels; para'),
    ]);
  });
});

/** Puts bytes before another marker of a JPEG file. */
const insert = (jpeg: Buffer, marker: number, bytes: readonly number[]) => {
  const index = jpeg.indexOf(Buffer.from([0xff, marker]));
  const [start, end] = [jpeg.subarray(0, index), jpeg.subarray(index)];
  return Buffer.concat([start, Buffer.from(bytes), end]);
};

/** Changes a byte of the parameters at the end of the header of a JPEG's scan. */
const withScanParameter = (jpeg: Buffer, place: number, value: number) => {
  const bytes = Buffer.from(jpeg);
  const start = bytes.indexOf(Buffer.from([0xff, 0xda]));
  const components = bytes.readUInt8(start + 4);
  bytes.writeUInt8(value, start + 5 + 2 * components + place);
  return bytes;
};

const fill = (jpeg: Buffer, start: number, length: number) => {
  const bytes = Buffer.from(jpeg);
  return bytes.fill(0xee, start, start + length);
};

// Little of noise can be compressed, so a fault anywhere in the file matters.
const noise = { type: 'gaussian', mean: 128, sigma: 30 };
let photo: Buffer;
let profiled: Buffer;
beforeAll(async () => {
  photo = await picture(1200, 900, { noise }).jpeg().toBuffer();
  profiled = await sharp(photo).withIccProfile('p3').jpeg().toBuffer();
});

type Fault = () => Buffer;

const harmless: Readonly<Record<string, Fault>> = {
  none: () => photo,
  'a start of the spectrum': () => withScanParameter(photo, 0, 1),
  'an end of the spectrum': () => withScanParameter(photo, 1, 0),
  'an approximation': () => withScanParameter(photo, 2, 1),
  'bytes before the scan': () => insert(photo, 0xda, [0, 1, 2]),
  'bytes before the end': () => insert(photo, 0xd9, [1, 2, 3]),
  'bytes after the end': () => Buffer.concat([photo, Buffer.alloc(500, 7)]),
  'a profile without sense': () =>
    fill(profiled, profiled.indexOf('ICC_PROFILE') + 150, 150),
  'a part of a profile': () =>
    fill(profiled, profiled.indexOf('ICC_PROFILE') + 12, 1),
};

const harmful: Readonly<Record<string, Fault>> = {
  'lost bytes at the end': () => photo.subarray(0, -3000),
  'a third that is missing': () => photo.subarray(0, 0.7 * photo.length),
  'tables without sense': () =>
    fill(photo, photo.indexOf(Buffer.from([0xff, 0xc4])) + 25, 15),
  'bytes before its tables': () => insert(photo, 0xdb, [0, 0, 0]),
};

test.each(Object.entries(harmless))(
  'a JPEG with this fault is accepted and built: %s',
  async (_, make) => {
    const bytes = make();
    expect(await answersForPhoto(bytes)).toEqual([]);
    expect(await isBuilt(bytes)).toBe(true);
  },
);

test.each(Object.entries(harmful))(
  'a JPEG with this fault is refused: %s',
  async (_, make) => {
    expect(await answersForPhoto(make())).toEqual([
      expect.stringContaining('este arquivo não é uma imagem, ou está'),
    ]);
  },
);

/** A PNG file of one color, with a bit for each pixel. */
function largePicture(width: number, height: number): Buffer {
  const chunk = (type: string, content: Buffer) => {
    const bytes = Buffer.concat([Buffer.from(type), content]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(content.length);
    sum.writeUInt32BE(crc32(bytes));
    return Buffer.concat([length, bytes, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  const rows = Buffer.alloc((1 + Math.ceil(width / 8)) * height);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

test('a panorama with more pixels than Gatsby reads is refused as that', async () => {
  const panorama = largePicture(24_000, 12_000);
  expect(await answersForPhoto(panorama)).toEqual([
    'a imagem tem 24000 × 12000 pixels, que são 288 milhões; cabem 268 milhões, e bem menos basta: diminua-a',
  ]);
  expect(await isBuilt(panorama)).toBe(false);
  const smaller = largePicture(16_000, 8000);
  expect(await answersForPhoto(smaller)).toEqual([]);
  expect(await isBuilt(smaller)).toBe(true);
});
