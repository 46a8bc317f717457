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

test('an SVG in ISO-8859-1 is refused', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><title>é</title></svg>';
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
