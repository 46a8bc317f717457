/** @jest-environment node */
import { copyForTests } from './contentCopy';
import { checkSpoilt, JSON_PIECES, MARKDOWN } from './fuzz';

const data = copyForTests();

const privacy = 'legal/politica-privacidade.md';
const hero = 'home/hero.json';
const SIZE = 500_000;
/** Pieces, up to a size in letters. */
const full = (piece: string, size = SIZE) => piece.repeat(Math.ceil(size / piece.length));

// Pages just below the limits, whose parsing takes longest, and texts far above them.
const inputs: [name: string, file: string, text: () => string][] = [
  ...MARKDOWN,
  ...JSON_PIECES,
].flatMap((piece): [string, string, () => string][] => [
  [
    `${SIZE} letters of ${JSON.stringify(piece)} in a page`,
    privacy,
    () => data.read(privacy) + full(piece),
  ],
  [
    `paragraphs of ${JSON.stringify(piece)} in a page`,
    privacy,
    () => data.read(privacy) + full(`\n\n${full(piece, 900)}`, 60_000),
  ],
  [
    `${SIZE} letters of ${JSON.stringify(piece)} in a field`,
    hero,
    () => data.read(hero).replace('Consignado', () => JSON.stringify(full(piece)).slice(1, -1)),
  ],
  [`${SIZE} letters of ${JSON.stringify(piece)} in a JSON file`, hero, () => full(piece)],
  [
    `${SIZE} letters of ${JSON.stringify(piece)} between two fields`,
    hero,
    () => data.read(hero).replace('"note"', () => `${full(piece)}"note"`),
  ],
]);

const slowest = { name: '', milliseconds: 0 };
// The whole list takes a minute: every suite tries a part of it, `npm run test:fuzz` all.
const chosen = process.env.FUZZ_MINUTES ? inputs : inputs.filter((_, i) => i % 21 === 0);

test.each(chosen)('answers to %s in Portuguese within 3 seconds', async (name, file, text) => {
  const { faults, milliseconds } = await checkSpoilt(data, file, text());
  if (milliseconds > slowest.milliseconds) Object.assign(slowest, { name, milliseconds });
  expect(faults).toEqual([]);
  expect(milliseconds).toBeLessThan(3000);
});

afterAll(() => {
  if (process.env.FUZZ_MINUTES)
    console.info(`Slowest: ${slowest.name}, ${Math.round(slowest.milliseconds)} ms.`);
});

test('60,000 fields that it does not know are counted, and 20 told', async () => {
  const fields = Array.from({ length: 60_000 }, (_, i) => `"x${i}": 1,`).join('\n');
  const text = data.read(hero).replace('{', () => `{${fields}`);
  const { faults, milliseconds, result } = await checkSpoilt(data, hero, text);
  expect(faults).toEqual([]);
  expect(milliseconds).toBeLessThan(3000);
  expect(result.errors).toBe(60_000);
  expect(result.problems.filter(({ severity }) => severity === 'error')).toHaveLength(20);
  expect(result.problems.at(-1)?.more).toBe(59_980);
});

test('3,200 logos that are not there are answered within 3 seconds', async () => {
  for (let i = 0; i < 3200; i += 1)
    data.write(`partners/logos/banco-${i}.png`, data.bytes('partners/logos/azul.png'));
  const partners = Array.from({ length: 3200 }, (_, i) => ({
    name: `BANCO ${i}`,
    confirmed: false,
    logo: `logos/bnaco-${i}.png`,
  }));
  const { faults, milliseconds } = await checkSpoilt(
    data,
    'partners/partners.json',
    JSON.stringify({ partners }),
  );
  expect(faults).toEqual([]);
  expect(milliseconds).toBeLessThan(3000);
});
