import { checkContent } from '../../src/check/checkContent';
import { formatReport } from '../../src/check/report';
import { placeholderValues } from '../../src/content/derived';
import { renderLegalPage } from '../../src/content/legal/html';
import { parseLegalPage } from '../../src/content/legal/parse';
import { type LegalSlug, legalSlugs } from '../../src/content/schemas/legal';
import type { Chance } from '../support/chance';
import { raw } from '../support/fixture';
import type { ContentCopy } from './contentCopy';
import { casesOf, TABLES } from './table';

/** What the cases of the tables write into files of a kind: the pieces that spoil best. */
const typedIn = (kind: string) =>
  [...TABLES, 'right']
    .flatMap(casesOf)
    .flatMap(({ edits }) => edits)
    .filter(({ file, after }) => file.endsWith(kind) && after.length < 500)
    .map(({ after }) => after);

const IN_PAGES = typedIn('.md');
const IN_JSON = typedIn('.json');

export function fuzzedPage(page: string, chance: Chance): string {
  const lines = page.split('\n');
  const body = lines.indexOf('---', 1) + 1;
  for (let turn = chance.below(3); turn >= 0; turn -= 1) {
    const at = body + chance.below(lines.length - body);
    const line = lines[at] ?? '';
    const cut = chance.below(line.length + 1);
    const piece = chance.of(IN_PAGES);
    lines[at] = chance.of([
      line.slice(0, cut) + piece + line.slice(cut),
      `${line}\n\n${piece}\n`,
      `${line}\n${piece}`,
      line.slice(cut),
    ]);
  }
  return lines.join('\n');
}

export function fuzzedText(text: string, chance: Chance): string {
  let spoilt = text;
  for (let turn = chance.below(3); turn >= 0; turn -= 1) {
    const at = chance.below(spoilt.length);
    const gone = chance.below(4) === 0 ? chance.below(400) : chance.below(3);
    const piece = chance.of(IN_JSON);
    const dropped = piece
      .slice(chance.below(piece.length))
      .slice(0, chance.below(9));
    spoilt = spoilt.slice(0, at) + dropped + spoilt.slice(at + gone);
  }
  return spoilt;
}

const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;
const WORD = /[\p{L}\p{N}]+/gu;

function wordsOf(page: string): string[] {
  const shown = page
    .replace(FRONT_MATTER, '')
    .replace(/\]\([^()\s]*\)/g, ']')
    .replace(/\{\{[^{}]*\}\}/g, ' ')
    .replace(/&(?:amp|nbsp);/g, ' ')
    .replace(/^[ \t>*+-]*(?:\d+[.)]|#{1,6}(?: \d+\.)?)(?= |$)/gm, ' ');
  return shown.match(WORD) ?? [];
}

const filling = {
  values: placeholderValues(raw('company.json')),
  opensChat: 'abre o Zap',
  partners: raw('partners/partners.json').partners,
};

function lostWords(slug: LegalSlug, page: string): string[] {
  const html = renderLegalPage(
    parseLegalPage(slug, page.replace(FRONT_MATTER, '')),
    filling,
  )
    .flatMap(({ title, intro, sections }) => [
      (title ?? '').replaceAll('<', ' '),
      intro ?? '',
      ...sections.flatMap((section) => [
        section.title.replaceAll('<', ' '),
        section.html,
      ]),
    ])
    .join('\n');
  const shown = (html.replace(/<[^>]+>/g, '').match(WORD) ?? []).join('');
  let at = 0;
  return wordsOf(page).filter((word) => {
    const found = shown.indexOf(word, at);
    if (found !== -1) at = found + word.length;
    return found === -1;
  });
}

const ENGLISH =
  /undefined|NaN|\[object|Error:|\bat .+:\d+:\d+|\b(?:the|expected|unexpected|invalid|cannot|failed)\b/i;

export async function checkSpoilt(
  data: ContentCopy,
  file: string,
  text: string,
) {
  data.write(file, text);
  const before = process.cpuUsage();
  const result = await checkContent(data.path).finally(() => data.restore());
  // Not by the clock: other tests run beside this one.
  const { user, system } = process.cpuUsage(before);
  const milliseconds = (user + system) / 1000;
  const lines = text.replace(/\r\n?/g, '\n').split('\n').length;
  const slug = legalSlugs.find((one) => file === `legal/${one}.md`);
  const lost = slug && result.errors === 0 ? lostWords(slug, text) : [];
  const { length } = formatReport(result);
  const faults = [
    ...result.diagnostics
      .filter(({ file: path }) => path === `data/${file}`)
      .filter(
        ({ line, column, length: wide }) =>
          line < 1 || line > lines || column < 1 || wide < 1,
      )
      .map(({ line, column }) => `a place outside the file: ${line}:${column}`),
    ...result.diagnostics
      // What was found is the editor's own text.
      .filter(({ expected }) => ENGLISH.test(expected.replace(/"[^"]*"/g, '')))
      .map(({ expected }) => `no Portuguese: ${expected}`),
    ...lost.map((word) => `a word that the page lost: ${word}`),
    ...(length > 100_000 ? [`an answer of ${length} letters`] : []),
    ...(milliseconds > 3000 ? [`${milliseconds} ms`] : []),
  ];
  return { result, faults };
}
