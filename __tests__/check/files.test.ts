import { renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { answersFor } from './answers';
import { copyForTests } from './contentCopy';

const data = copyForTests();
const pathOf = (file: string) => join(data.path, file);

const picture = (width: number, height: number) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({
    create: { width, height, channels: 3, background: 'tan', noise },
  });
};

const starting = (answers: string[]) =>
  answers.map((answer) => expect.stringContaining(answer));

test.each([
  [100, 80, ['! "logos/azul.png" · a imagem tem 100 × 80 pixels; para']],
  [400, 80, []],
])('a logo of %i × %i pixels', async (width, height, answers) => {
  await picture(width, height).toFile(pathOf('partners/logos/azul.png'));
  expect(await answersFor(data.path)).toEqual(starting(answers));
});

test('a photo whose last lines are missing is refused', async () => {
  const photo = await picture(400, 300).jpeg().toBuffer();
  const part = photo.subarray(0, 0.7 * photo.length);
  writeFileSync(pathOf('home/half.jpg'), part);
  data.edit('home/hero.json', '../images/hero.png', 'half.jpg');
  expect(await answersFor(data.path)).toEqual(
    starting([
      '? data/images/hero.png · o site não usa este arquivo;',
      '! "half.jpg" · este arquivo não é uma imagem, ou está incompleto',
    ]),
  );
});

/** A logo of one color, or of two, on a transparent ground. */
const logo = (drawing: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200">${drawing}</svg>`,
    ),
  );

const vanishing = [
  '? "logos/azul.png" · este logotipo quase não se vê: o site',
];

test.each([
  ['white', '<path fill="#fff" d="M9 9h300v90z"/>', vanishing],
  ['pale yellow', '<path fill="#ffe600" d="M9 9h300v90z"/>', vanishing],
  [
    'nearly clear',
    '<path fill="#000a" opacity=".3" d="M9 9h300v90z"/>',
    vanishing,
  ],
  ['black', '<path d="M9 9h300v90z"/>', []],
  ['green', '<path fill="#21c25e" d="M9 9h300v90z"/>', []],
  [
    'yellow and blue',
    '<path fill="#ffe600" d="M9 9h300v90z"/><path fill="#003882" d="M9 9h40v40z"/>',
    [],
  ],
  [
    'thin black lines on white',
    '<path fill="#fff" d="M0 0h400v200H0z"/><path d="M40 90h320v12H40z"/>',
    [],
  ],
  [
    'white on blue',
    '<path fill="#003882" d="M0 0h400v200H0z"/><path fill="#fff" d="M40 80h320v40H40z"/>',
    [],
  ],
  ['nothing', '', ['! "logos/azul.png" · esta imagem não mostra nada: é toda']],
])('a logo of this kind: %s', async (_kind, drawing, answers) => {
  await logo(drawing).png().toFile(pathOf('partners/logos/azul.png'));
  expect(await answersFor(data.path)).toEqual(starting(answers));
});

test('a logo in shades of gray, and one for print', async () => {
  await logo('<path d="M9 9h300v90z"/>')
    .toColourspace('b-w')
    .png()
    .toFile(pathOf('partners/logos/azul.png'));
  expect(await answersFor(data.path)).toEqual([]);
  await picture(400, 200)
    .toColourspace('cmyk')
    .jpeg()
    .toFile(pathOf('partners/logos/azul.jpg'));
  data.edit('partners/partners.json', 'logos/azul.png', 'logos/azul.jpg');
  expect(await answersFor(data.path)).toEqual(
    starting(['? data/partners/logos/azul.png · o site não usa']),
  );
});

test('an SVG in ISO-8859-1 is refused', async () => {
  const svg =
    '<?xml version="1.0" encoding="ISO-8859-1"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><title>é</title><path d="M0 0h9v9z"/></svg>';
  writeFileSync(pathOf('partners/logos/casa.svg'), Buffer.from(svg, 'latin1'));
  expect(await answersFor(data.path)).toEqual(
    starting(['! "logos/casa.svg" · este SVG está incompleto ou']),
  );
});

test('a file whose name has other capitals is missing', async () => {
  renameSync(pathOf('home/hero.json'), pathOf('home/Hero.json'));
  expect(await answersFor(data.path)).toEqual(
    starting([
      '! data/home/hero.json · este arquivo falta;',
      '! data/home/Hero.json · o site não usa este arquivo;',
    ]),
  );
});

test('a link to a file is told as one', async () => {
  for (const file of ['images/hero.png', 'home/hero.json']) {
    renameSync(pathOf(file), pathOf(`../${basename(file)}`));
    symlinkSync(`../../${basename(file)}`, pathOf(file));
  }
  expect(await answersFor(data.path)).toEqual(
    starting([
      '! data/home/hero.json · isto é um atalho (link), e não vai',
      '! data/images/hero.png · isto é um atalho (link), e não vai',
    ]),
  );
});

test('a file that is nested too deeply is an error', async () => {
  data.write('company.json', '['.repeat(30_000));
  expect(await answersFor(data.path)).toEqual(
    starting(['! data/company.json · não consigo ler este arquivo;']),
  );
});
