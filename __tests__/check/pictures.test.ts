import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { svgFault } from '../../tools/check/svg';
import { answersFor } from './answers';
import { copyForTests } from './contentCopy';

const data = copyForTests();

/** Gives the hero a photo, and returns what the check says of it. */
async function answersForPhoto(photo: Buffer) {
  writeFileSync(join(data.path, 'images/foto.jpg'), photo);
  data.edit('home/hero.json', 'images/hero.png', 'images/foto.jpg');
  const answers = await answersFor(data.path);
  return answers.filter((answer) => !answer.includes('não usa este arquivo'));
}

const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: 'tan',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });

/** A photo that is 1,200 × 900 as people see it, and stored as a camera held in that way does. */
const takenAs = (orientation: number, [width, height] = [1200, 900]) =>
  sharp({
    create: {
      ...(orientation > 4
        ? { width: height, height: width }
        : { width, height }),
      channels: 3,
      background: 'tan',
    },
  })
    .jpeg()
    .withMetadata({ orientation })
    .toBuffer();

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'a photo with the orientation %i is measured as people see it',
  async (orientation) => {
    expect(await answersForPhoto(await takenAs(orientation))).toEqual([]);
    data.edit('home/hero.json', 'images/foto.jpg', 'images/hero.png');
    expect(
      await answersForPhoto(await takenAs(orientation, [900, 1200])),
    ).toEqual([expect.stringContaining('a imagem tem 900 × 1200 pixels')]);
  },
);

/** The faults of photos that libvips only warns of, or that end a photo. */
const faulty = {
  'SOS parameters as Samsung writes them': (photo: Buffer) => {
    const scan = photo.indexOf(Buffer.from([0xff, 0xda]));
    const length = photo.readUInt16BE(scan + 2);
    photo[scan + 2 + length - 2] = 0;
    return photo;
  },
  'bytes before a marker': (photo: Buffer) => {
    const tables = photo.indexOf(Buffer.from([0xff, 0xdb]));
    const [start, end] = [photo.subarray(0, tables), photo.subarray(tables)];
    return Buffer.concat([start, Buffer.from([0, 1, 2, 3]), end]);
  },
  'bytes after its end': (photo: Buffer) =>
    Buffer.concat([photo, Buffer.alloc(5000, 7)]),
};

test.each(Object.entries(faulty))(
  'a photo with %s is right, and the build reads it',
  async (_fault, spoil) => {
    const photo = spoil(await noise(1200, 900).jpeg().toBuffer());
    expect(await answersForPhoto(photo)).toEqual([]);
    await sharp(photo, { failOn: 'error' })
      .rotate()
      .resize(360)
      .avif({ effort: 0 })
      .toBuffer();
  },
);

test('a photo whose end is missing is refused', async () => {
  const photo = await noise(1200, 900).jpeg().toBuffer();
  expect(await answersForPhoto(photo.subarray(0, photo.length - 400))).toEqual([
    expect.stringContaining('está incompleto ou estragado'),
  ]);
});

const svg = (inside: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${more}>${inside}</svg>`;

test.each([
  [
    'parts of its own',
    svg('<g id="a"/><use href="#a"/><use xlink:href="#a" fill="url(#b)"/>'),
  ],
  ['an embedded picture', svg('<image href="data:image/png;base64,AA=="/>')],
  [
    'a link and a script',
    svg('<a href="https://a.b"><g/></a><script>1 &lt; 2</script>'),
  ],
  [
    'names of entities, as Illustrator writes',
    `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C" "a.dtd" [<!ENTITY ns_svg "http://www.w3.org/2000/svg">]><svg xmlns="&ns_svg;"/>`,
  ],
  ['no width and height', svg('', 'viewBox="0 0 1 1"')],
  ['a byte order mark', `\ufeff${svg('')}`],
])('an SVG with %s is right', (_case, text) => {
  expect(svgFault(Buffer.from(text))).toBe(undefined);
});

test('an SVG in ISO-8859-1 is right if it says so', () => {
  const latin = svg('<title>Maré</title>');
  expect(svgFault(Buffer.from(latin, 'latin1'))).toBe('broken');
  const declared = `<?xml version="1.0" encoding="ISO-8859-1"?>${latin}`;
  expect(svgFault(Buffer.from(declared, 'latin1'))).toBe(undefined);
});

test.each([
  ['linked', svg('<image href="logo.png"/>')],
  ['linked', svg('<image xlink:href="https://a.b/logo.png"/>')],
  ['linked', svg('<use href="other.svg#a"/>')],
  ['linked', svg('<rect style="fill: url(other.svg#a)"/>')],
  ['linked', svg('<style>@import "a.css";</style>')],
  ['linked', svg('<style><![CDATA[@font-face{src:url(a.woff)}]]></style>')],
  ['linked', `<?xml-stylesheet href="a.css"?>${svg('')}`],
  ['broken', svg('<g>')],
  ['broken', svg('<a:g/>')],
  ['broken', svg('&nbsp;')],
  ['broken', svg('<g a="1" a="2"/>')],
  ['broken', svg('<g/>').slice(0, -3)],
  ['broken', ''],
  ['other', '<svg width="1"/>'],
  ['other', '<html xmlns="http://www.w3.org/1999/xhtml"/>'],
])('%s: %s', (fault, text) => {
  expect(svgFault(Buffer.from(text))).toBe(fault);
});
