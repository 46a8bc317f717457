import { placeholderValues } from '../../src/content/derived';
import { splitPage } from '../../src/content/legal/frontMatter';
import { renderLegalPage } from '../../src/content/legal/html';
import { parseLegalPage } from '../../src/content/legal/parse';
import { legalPath, legalSlugs } from '../../src/content/schemas/legal';
import { checkContent } from '../../tools/check/checkContent';
import { Chance } from '../support/chance';
import { raw } from '../support/fixture';
import { copyForTests } from './contentCopy';
import { casesOf, TABLES } from './table';

const data = copyForTests();

// `npm run test:fuzz` with `FUZZ_MINUTES` goes on for about as many minutes, from another seed each time.
const minutes = Number(process.env.FUZZ_MINUTES ?? 0);
const seed = Number(process.env.FUZZ_SEED ?? (minutes > 0 ? Date.now() : 7));
const turns = minutes > 0 ? minutes * 100 : 20;

/** What the cases of the tables write into files of a kind: the pieces that spoil best. */
const piecesOf = (ending: string) =>
  [...TABLES, 'right']
    .flatMap(casesOf)
    .flatMap(({ edits }) => edits)
    .filter(({ file, after }) => file.endsWith(ending) && after.length < 500)
    .map(({ after }) => after);

function spoil(text: string, pieces: readonly string[], chance: Chance) {
  const at = chance.below(text.length);
  const gone = chance.of([0, 0, 1, 2, 200]);
  const piece = chance.of(pieces);
  const added = chance.of([piece, `\n\n${piece}\n`, piece.slice(0, 9)]);
  return text.slice(0, at) + added + text.slice(at + gone);
}

/** Spoils a file again and again. @returns the texts without errors */
async function acceptedTexts(file: string): Promise<string[]> {
  const chance = new Chance(seed);
  const pieces = piecesOf(file.slice(-4));
  const accepted: string[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const text = spoil(data.read(file), pieces, chance);
    data.write(file, text);
    const { errors, diagnostics } = await checkContent(data.path);
    data.restore();
    if (errors === 0) accepted.push(text);
    const lines = text.replace(/\r\n?/g, '\n').split('\n').length;
    for (const diagnostic of diagnostics) {
      const { line, column, length, expected } = diagnostic;
      if (diagnostic.file !== `data/${file}`) continue;
      const isPlaced = line >= 1 && line <= lines && column >= 1 && length >= 1;
      const isFault = /undefined|NaN|\[object|não consegui/i.test(expected);
      if (!isPlaced || isFault)
        throw new Error(`Seed ${seed}, turn ${turn}: ${expected}\n${text}`);
    }
  }
  return accepted;
}

const wordsOf = (text: string) => text.match(/\p{L}+/gu) ?? [];

const options = {
  values: placeholderValues(raw('company.json')),
  opensChat: 'abre o Zap',
  partners: raw('partners/partners.json').partners,
};

test.each(legalSlugs)(
  'whatever the check accepts of %s is built with every word of its source',
  async (slug) => {
    const accepted = await acceptedTexts(legalPath(slug));
    // Otherwise nothing would have been built.
    expect(accepted).not.toEqual([]);
    for (const text of accepted) {
      const markdown = splitPage(text)?.body.text ?? '';
      const page = parseLegalPage(slug, markdown);
      const shown = JSON.stringify(renderLegalPage(page, options))
        .replace(/<[^>]+>/g, '')
        .replaceAll('\\n', ' ');
      const letters = wordsOf(shown).join('');
      const written = markdown.replace(
        /\]\([^()\s]*\)|\{\{[^{}]*\}\}|&\w+;/g,
        ' ',
      );
      const lost = wordsOf(written).filter((word) => !letters.includes(word));
      expect({ text, lost }).toEqual({ text, lost: [] });
    }
  },
);

test.each(['home/hero.json', 'partners/partners.json', 'company.json'])(
  'whatever is struck or dropped in %s is answered at a place inside it',
  async (file) => {
    await expect(acceptedTexts(file)).resolves.toBeDefined();
  },
);
