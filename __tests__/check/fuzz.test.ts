import { performance } from 'node:perf_hooks';
import { legalSlugs } from '../../src/content/schemas/legal';
import { Chance } from '../support/chance';
import { copyForTests } from './contentCopy';
import { checkSpoilt, fuzzedPage, fuzzedText } from './fuzz';

const data = copyForTests();

// `npm run test:fuzz` goes on for as many minutes, from another seed each time.
const minutes = Number(process.env.FUZZ_MINUTES ?? 0);
const seed = Number(process.env.FUZZ_SEED ?? (minutes > 0 ? Date.now() : 7));
const turns = minutes > 0 ? Number.POSITIVE_INFINITY : 80;
const PATIENCE = minutes * 60_000 + 90_000;

async function fuzz(
  files: readonly string[],
  spoil: (text: string, chance: Chance) => string,
) {
  const chance = new Chance(seed);
  let accepted = 0;
  const stop = performance.now() + (minutes > 0 ? minutes * 30_000 : 60_000);
  for (let turn = 0; turn < turns && performance.now() < stop; turn += 1) {
    const file = chance.of(files);
    const text = spoil(data.read(file), chance);
    const { result, faults } = await checkSpoilt(data, file, text);
    if (result.errors === 0) accepted += 1;
    expect({ seed, turn, file, text, faults }).toEqual({
      seed,
      turn,
      file,
      text,
      faults: [],
    });
  }
  return accepted;
}

test(
  'whatever page the check accepts is built with every word of its source',
  async () => {
    const accepted = await fuzz(
      legalSlugs.map((slug) => `legal/${slug}.md`),
      fuzzedPage,
    );
    // Otherwise nothing would have been built.
    expect(accepted).toBeGreaterThan(0);
  },
  PATIENCE,
);

test(
  'whatever is struck or dropped in a JSON file is answered in Portuguese, at a place inside it',
  () =>
    fuzz(
      ['home/hero.json', 'partners/partners.json', 'company.json'],
      fuzzedText,
    ),
  PATIENCE,
);
