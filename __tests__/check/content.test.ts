import { inspect } from 'node:util';
import sharp from 'sharp';
import { cases } from './cases';
import { ContentCopy } from './contentCopy';

const content = new ContentCopy();
beforeAll(() => {
  // Midnight would make tomorrow of the rows today.
  jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  return content.prepare();
});

describe.each(Object.entries(cases))('%s', (_group, table) => {
  const rows = table.map(([edits, ...parts]) => ({
    name: `${inspect(edits)}${parts}`.replace(/\s+/g, ' '),
    edits,
    parts,
  }));
  test.each(rows)('$name', async ({ edits, parts }) => {
    const answers = await content.answers(edits);
    const expected = parts.map((part) => {
      const [, sign = '!', rest = ''] = /^([?])?(.*)/s.exec(part) ?? [];
      return [sign, expect.stringContaining(rest)];
    });
    expect(answers.map((answer) => [answer.charAt(0), answer])).toEqual(
      expected,
    );
  });
});

test('no text may name an office that is missing', async () => {
  const answers = await content.answers({
    'company.json#office': undefined,
    'home/hero.json#badge': '{{ empresa_irma }}',
    'legal/termos-uso.md#+': 'Em {{endereco_escritorio}}.',
  });
  for (const answer of [
    ' {{empresa_irma}} · a empresa não tem este valor (Escritório do atendimento presencial › Empresa dona do escritório)',
    ' {{endereco_escritorio}} · a empresa',
  ])
    expect(answers.join()).toContain(answer);
});

describe('pictures', () => {
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: 'tan' } }).jpeg();
  const photo = picture(1200, 900);
  const halfOf = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);
  const logo = 'partners/partners.json#partners.0.logo';

  test.each<[answer: string, make: () => unknown, field?: string]>([
    ['', () => photo],
    [
      'a imagem tem 1199 × 900 pixels; para ficar nítida, precisa de pelo menos 1200 × 900 pixels, em PNG, JPEG, WebP ou AVIF',
      () => picture(1199, 900),
    ],
    ['a imagem tem 1200 × 899 pixels;', () => picture(1200, 899)],
    ['', () => picture(192, 60), logo],
    ['', () => picture(60, 192), logo],
    [
      'pelo menos 192 pixels de largura ou 192 de altura, em PNG',
      () => picture(191, 190),
      logo,
    ],
    ['incompleto ou estragado', async () => halfOf(await photo.toBuffer())],
    [
      'esta imagem está deitada',
      () => photo.clone().withMetadata({ orientation: 2 }),
    ],
    ['este arquivo não é uma imagem', () => '<!doctype html><p>404</p>'],
    ['não há o arquivo data/images/nova.jpg', () => undefined],
  ])(
    'one picture gets the answer "%s"',
    async (answer, make, field = 'home/hero.json#image') => {
      const made = await make();
      const answers = await content.answers({
        'images/nova.jpg': made instanceof sharp ? await made.toBuffer() : made,
        [field]: '../images/nova.jpg',
      });
      expect(answers).toEqual(answer ? [expect.stringContaining(answer)] : []);
    },
  );
});
