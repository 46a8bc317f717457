import { copyForTests } from './contentCopy';
import { checkSpoilt } from './fuzz';

const data = copyForTests();

const privacy = 'legal/politica-privacidade.md';
const hero = 'home/hero.json';
const SIZE = 500_000;
const full = (piece: string, size = SIZE) =>
  piece.repeat(Math.ceil(size / piece.length));

const pieces = [
  ...'#*_`~>|-+=[]{}()<&!:;,."\'\\/@1\t\n\r\0\u00a0\u200b\ufeff“😀'.matchAll(
    /./gsu,
  ),
  ...['{"a":', '[a](', '<!--', '- [ ] ', '|---', '[^1]: '],
].flatMap((mark) => [`${mark}`, `${mark}a`, `${mark} `]);

const forms: [place: string, file: string, text: (piece: string) => string][] =
  [
    ['a page', privacy, (piece) => data.read(privacy) + full(piece)],
    [
      'paragraphs of a page',
      privacy,
      (piece) => data.read(privacy) + full(`\n\n${full(piece, 900)}`, 60_000),
    ],
    [
      'a field',
      hero,
      (piece) =>
        data
          .read(hero)
          .replace('Consignado', () =>
            JSON.stringify(full(piece)).slice(1, -1),
          ),
    ],
    ['a JSON file', hero, (piece) => full(piece)],
    [
      'the room between two fields',
      hero,
      (piece) =>
        data.read(hero).replace('"note"', () => `${full(piece)}"note"`),
    ],
  ];
const inputs = pieces.flatMap((piece) =>
  forms.map(
    ([place, ...form]) =>
      [place, JSON.stringify(piece), piece, ...form] as const,
  ),
);
// The whole list takes a minute: every suite tries a part of it, `npm run test:fuzz` all.
const chosen = process.env.FUZZ_MINUTES
  ? inputs
  : inputs.filter((_, i) => i % 31 === 0);

test.each(chosen)(
  'answers to %s full of %s in Portuguese within 3 seconds',
  async (...input) => {
    const [, , piece, file, text] = input;
    expect((await checkSpoilt(data, file, text(piece))).faults).toEqual([]);
  },
);

test('60,000 fields that it does not know are counted, and 100 shown', async () => {
  const fields = Array.from({ length: 60_000 }, (_, i) => `"x${i}": 1,`).join(
    '\n',
  );
  const text = data.read(hero).replace('{', () => `{${fields}`);
  const { faults, result } = await checkSpoilt(data, hero, text);
  expect(faults).toEqual([]);
  expect(result.errors).toBe(60_000);
  expect(
    result.diagnostics.filter(({ severity }) => severity === 'error'),
  ).toHaveLength(100);
});

test('3,200 logos that are not there are answered within 3 seconds', async () => {
  const logo = data.bytes('partners/logos/azul.png');
  const partners = Array.from({ length: 3200 }, (_, i) => ({
    name: `BANCO ${i}`,
    confirmed: false,
    logo: `logos/bnaco-${i}.png`,
  }));
  for (const i of partners.keys())
    data.write(`partners/logos/banco-${i}.png`, logo);
  const text = JSON.stringify({ partners });
  expect(
    (await checkSpoilt(data, 'partners/partners.json', text)).faults,
  ).toEqual([]);
});
