import { checkContent } from '../../src/check/checkContent';
import { formatProblems } from '../../src/check/formatProblems';
import type { CheckResult } from '../../src/check/problem';
import { placeholderValues } from '../../src/content/facts';
import { type LegalSlug, legalSlugs } from '../../src/content/legal';
import { renderLegalPage } from '../../src/content/legalHtml';
import { readLegalPage } from '../../src/content/legalPage';
import type { Chance } from '../support/chance';
import { raw } from '../support/fixture';
import type { ContentCopy } from './contentCopy';

/** Words of the invariant: each must be seen on the page that is built of an accepted source. */
const WORDS = 'calma crédito você não É Lei margem saldo titular prazo golpe servidor'.split(' ');

// What editors type, paste and forget.
export const MARKDOWN = [
  '**negrito**',
  '*leve*',
  '**meio',
  'fim**',
  '`código`',
  '~~riscado~~',
  '{{marca}}',
  '{{ telefone }}',
  '{{',
  '[página](/termos-uso)',
  '[seção 6](#direitos)',
  '[conversar]({{link_whatsapp}})',
  '](x)',
  '<https://www.bcb.gov.br>',
  'https://www.gov.br',
  '&nbsp;',
  '&',
  '\\*',
  '\\',
  '<b>',
  '<!--',
  '-->',
  '•',
  '|',
  '©',
  '\u00a0',
  '\u200b',
  '😀',
  '#',
  '![x](y)',
  '[^1]',
  'a@b.com',
  'R$ 5',
  'nº 4',
  '- ',
  '* ',
  '1. ',
  '> ',
  '  - ',
  '    ',
  '\t',
  '| ',
  '# ',
  '## ',
  '### ',
  '#### ',
  '---',
  '===',
  '```',
  '|---|---|',
  '- [ ] ',
  '[ref]: /termos-uso',
  '[^1]: ',
  '<div>',
  '  ',
  '*a ',
  '`',
  'www.',
  '<a ',
  '\n- a',
  '\n\na',
];

/** A run of words, with one or two of the pieces that editors put between them. */
function prose(chance: Chance): string {
  const words = Array.from({ length: chance.below(10) + 2 }, () => chance.of(WORDS));
  for (let turn = chance.below(3); turn > 0; turn -= 1)
    words.splice(chance.below(words.length), 0, chance.of(MARKDOWN));
  return words.join(chance.of([' ', ' ', ' ', ' ', '', '\n']));
}

const block = (chance: Chance): string =>
  chance.below(4) === 0
    ? chance.some(MARKDOWN, 3).join('') + prose(chance)
    : chance.of([
        () => prose(chance),
        () => `- ${prose(chance)}\n- ${prose(chance)}\n  - ${prose(chance)}`,
        () => `| ${prose(chance)} | b |\n|---|---|\n| c | ${chance.of(WORDS)} |`,
        () => `> ${prose(chance)}\n\n1. ${prose(chance)}\n\n   ${prose(chance)}`,
        () => `**${chance.of(WORDS)} ${chance.of(WORDS)}:** ${prose(chance)}  \n${prose(chance)}`,
      ])();

/** A legal page of the fixture with pieces put into some of its sections. */
export function fuzzedPage(page: string, chance: Chance): string {
  const lines = page.split('\n');
  const body = lines.indexOf('---', 1) + 1;
  for (let turn = chance.below(2); turn >= 0; turn -= 1) {
    const at = body + chance.below(lines.length - body);
    const line = lines[at] ?? '';
    if (line.startsWith('#') && chance.below(2) === 0)
      lines[at] = `${line} ${prose(chance).replaceAll('\n', ' ')}`;
    else lines.splice(at, chance.below(8) === 0 ? 1 : 0, ...['', ...block(chance).split('\n'), '']);
  }
  return lines.join('\n');
}

export const JSON_PIECES = [
  '{"a":',
  '"',
  ',',
  '{',
  '}',
  '[',
  ']',
  ':',
  '\\',
  '\n',
  ';',
  "'",
  '“',
  'null',
  'true',
  '//',
  '#',
  '\u0000',
  '\ufeff',
  '\u00a0',
  '\u200b',
  '😀',
  '\\u00',
  '"a": "b",',
  '\r',
];

/** A text with some of its letters struck, doubled or put elsewhere. */
export function fuzzedText(text: string, chance: Chance): string {
  let spoilt = text;
  for (let turn = chance.below(3); turn >= 0; turn -= 1) {
    const at = chance.below(spoilt.length);
    const gone = chance.below(4) === 0 ? chance.below(400) : chance.below(3);
    spoilt = spoilt.slice(0, at) + chance.some(JSON_PIECES, 3).join('') + spoilt.slice(at + gone);
  }
  return spoilt;
}

const WORD = /[\p{L}\p{N}]+/gu;

/** The words that an editor meant visitors to read, by what editors know of Markdown. */
function wordsOf(page: string): string[] {
  const shown = page
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/\]\([^()\s]*\)/g, ']')
    .replace(/\{\{[^{}]*\}\}/g, ' ')
    .replace(/&(?:amp|nbsp);/g, ' ')
    .replace(/^[ \t>*+-]*(?:\d+[.)]|#{1,6}(?: \d+\.)?)(?= |$)/gm, ' ');
  return shown.match(WORD) ?? [];
}

const filling = {
  values: placeholderValues(raw('company.json')),
  newTab: 'em nova aba',
  partners: [],
};

/** What is missing on the page that is built of an accepted source; the words come in their order. */
export function lostWords(slug: LegalSlug, page: string): string[] {
  const body = page.replace(/^---\n[\s\S]*?\n---\n/, '');
  const html = renderLegalPage(readLegalPage(slug, body), filling)
    .flatMap(({ title, intro, sections }) => [
      (title ?? '').replaceAll('<', ' '),
      intro ?? '',
      ...sections.flatMap((section) => [section.title.replaceAll('<', ' '), section.html]),
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

/** Checks a spoilt copy. @returns the result, what it cost, and each thing that a check must never do */
export async function checkSpoilt(data: ContentCopy, file: string, text: string) {
  data.write(file, text);
  const before = process.cpuUsage();
  let result: CheckResult;
  try {
    result = await checkContent(data.path);
  } finally {
    data.restore();
  }
  // Not by the clock: other tests run beside this one.
  const { user, system } = process.cpuUsage(before);
  const lines = text.replace(/\r\n?/g, '\n').split('\n').length;
  const slug = legalSlugs.find((one) => file === `legal/${one}.md`);
  const lost = slug && result.errors === 0 ? lostWords(slug, text) : [];
  const { length } = formatProblems(result);
  const faults = [
    ...result.problems
      .filter((problem) => problem.file === `data/${file}`)
      .filter(
        ({ line, column, length: wide }) => line < 1 || line > lines || column < 1 || wide < 1,
      )
      .map(({ line, column }) => `a place outside the file: ${line}:${column}`),
    ...result.problems
      // What was found is the editor's own text.
      .filter(({ expected }) => ENGLISH.test(expected.replace(/"[^"]*"/g, '')))
      .map(({ expected }) => `no Portuguese: ${expected}`),
    ...lost.map((word) => `a word that the page lost: ${word}`),
    ...(length > 100_000 ? [`an answer of ${length} letters`] : []),
  ];
  return { result, faults, milliseconds: (user + system) / 1000 };
}
