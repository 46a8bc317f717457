import { inspect } from 'node:util';
import sharp from 'sharp';
import { cases } from './cases';
import { ContentCopy } from './contentCopy';

const content = new ContentCopy();
beforeAll(() => content.prepare());

describe.each(Object.entries(cases))('%s', (_group, table) => {
  const rows = table.map(([edits, ...parts]) => ({
    name: `${inspect(edits)}${parts}`.replace(/\s+/g, ' '),
    edits,
    parts,
  }));
  test.each(rows)('$name', async ({ edits, parts }) => {
    const answers = await content.answers(edits);
    if (parts.length === 0) expect(answers).toEqual([]);
    for (const part of parts) expect(answers.join('\n')).toContain(part);
  });
});

describe('pictures', () => {
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: 'tan' } }).jpeg();
  const photo = picture(1600, 1200);
  const halfOf = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);

  test.each([
    ['', () => photo.toBuffer()],
    ['tem 900 × 600 pixels', () => picture(900, 600).toBuffer()],
    ['incompleto ou estragado', async () => halfOf(await photo.toBuffer())],
    [
      'esta imagem está deitada',
      () => photo.clone().withMetadata({ orientation: 6 }).toBuffer(),
    ],
    ['este arquivo não é uma imagem', () => '<!doctype html><p>404</p>'],
    ['não há o arquivo data/images/nova.jpg', () => undefined],
    [
      '',
      () => picture(400, 60).toBuffer(),
      'partners/partners.json#partners.0.logo',
    ],
  ])(
    'one picture gets the answer "%s"',
    async (answer, make, field = 'home/hero.json#image') => {
      const answers = await content.answers({
        'images/nova.jpg': await make(),
        [field]: '../images/nova.jpg',
      });
      expect(answers).toEqual(answer ? [expect.stringContaining(answer)] : []);
    },
  );
});
