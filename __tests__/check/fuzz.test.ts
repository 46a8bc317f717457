/** @jest-environment node */
import { performance } from 'node:perf_hooks';
import { legalSlugs } from '../../src/content/legal';
import { Chance } from '../support/chance';
import { copyForTests } from './contentCopy';
import { checkSpoilt, fuzzedPage, fuzzedText } from './fuzz';

const data = copyForTests();

// `npm run test:fuzz` goes on for as many minutes, from another seed each time.
const minutes = Number(process.env.FUZZ_MINUTES ?? 0);
const seed = Number(process.env.FUZZ_SEED ?? (minutes > 0 ? Date.now() : 7));
const turns = minutes > 0 ? Number.POSITIVE_INFINITY : 80;

const faults: string[] = [];

async function fuzz(files: readonly string[], spoil: (text: string, chance: Chance) => string) {
  const chance = new Chance(seed);
  let accepted = 0;
  const stop = performance.now() + (minutes > 0 ? minutes * 30_000 : 60_000);
  for (let turn = 0; turn < turns && performance.now() < stop; turn += 1) {
    const file = chance.of(files);
    const text = spoil(data.read(file), chance);
    const name = `seed ${seed}, turn ${turn}, ${file}`;
    const told = await checkSpoilt(data, file, text).catch((error) => {
      throw new Error(name, { cause: error });
    });
    if (told.result.errors === 0) accepted += 1;
    faults.push(...told.faults.map((fault) => `${name}: ${fault}`));
    if (told.milliseconds > 3000) faults.push(`${name}: ${told.milliseconds} ms`);
    if (process.env.FUZZ_SHOW && faults.length > 0) throw new Error(`${faults[0]}\n${text}`);
    if (faults.length > 3) break;
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
    expect(faults).toEqual([]);
    // Otherwise nothing would have been built.
    expect(accepted).toBeGreaterThan(0);
  },
  minutes * 60_000 + 90_000,
);

test(
  'whatever is struck or dropped in a JSON file is answered in Portuguese, at a place inside it',
  async () => {
    await fuzz(['home/hero.json', 'partners/partners.json', 'company.json'], fuzzedText);
    expect(faults).toEqual([]);
  },
  minutes * 60_000 + 90_000,
);
