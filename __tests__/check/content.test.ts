import sharp from 'sharp';
import { cases } from './cases';
import { ContentCopy } from './contentCopy';

const content = new ContentCopy();
beforeAll(() => content.prepare());
afterEach(() => content.restore());

describe.each(Object.entries(cases))('%s', (_group, table) => {
  const rows = table.map(([name, edits, ...parts]) => ({ name, edits, parts }));
  test.each(rows)('$name', async ({ edits, parts }) => {
    content.edit(edits);
    const answers = await content.answers();
    if (parts.length === 0) expect(answers).toEqual([]);
    for (const part of parts) expect(answers.join('\n')).toContain(part);
  });
});

describe('pictures', () => {
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: 'tan' } });
  const photo = () => picture(1600, 1200).jpeg().toBuffer();
  const halfOf = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);

  test.each([
    { name: 'large enough', make: photo, answer: '' },
    {
      name: 'small',
      make: () => picture(900, 600).jpeg().toBuffer(),
      answer: 'a imagem tem 900 × 600 pixels',
    },
    {
      name: 'cut short',
      make: async () => halfOf(await photo()),
      answer: 'ou está incompleto ou estragado',
    },
    {
      name: 'turned by a note of the camera',
      make: () =>
        picture(1600, 1200).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
      answer: 'esta imagem está deitada',
    },
    {
      name: 'a web page',
      make: () => '<!doctype html><p>404</p>',
      answer: 'este arquivo não é uma imagem',
    },
    {
      name: 'missing',
      make: () => undefined,
      answer: 'não há o arquivo data/images/nova.jpg',
    },
  ])('$name', async ({ make, answer }) => {
    content.edit({
      'images/nova.jpg': await make(),
      'home/hero.json#image': '../images/nova.jpg',
    });
    const answers = await content.answers();
    expect(answers).toEqual(answer ? [expect.stringContaining(answer)] : []);
  });
});
