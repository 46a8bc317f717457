import {
  characterRules,
  matchRule,
  unfinishedTextRule,
} from '../../../src/content/fields/characters';
import {
  applyRules,
  type Finding,
  type Rule,
} from '../../../src/content/fields/finding';
import {
  contactRules,
  forbiddenRule,
  rateRule,
} from '../../../src/content/wording/expressions';
import {
  CHANNELS,
  placeholderRule,
  tightenBraces,
} from '../../../src/content/wording/placeholders';
import { findWords, locateNode, type ParsedMarkdown } from '../model/content';
import { type Nodes, rangeOf, textBlocks, textOf } from '../parsers/markdown';
import { FOOTNOTE_REMEDY } from './markdown';

const TABLE_REMEDY =
  'isto não é uma tabela: ela não tem linha vazia no meio, e abaixo da primeira linha vai uma de traços com tantas colunas quanto ela, como |---|---|';

/** Rules for Markdown syntax that stays visible in the text because it is unclosed or invalid. */
const leftoverRules: readonly Rule<string>[] = [
  matchRule(
    /^#{1,6}(?=[^# ])|^#{7,}/gm,
    'um título começa com um a seis sinais "#" e um espaço comum',
  ),
  matchRule(
    /^[•●▪◦‣∙○■□►➢➤→✓✔·](?=\s|\p{L})|^(?:[+-]|-- ?)(?=\p{Lu})/gmu,
    'comece cada item de lista com "- " (hífen e espaço), e não com este sinal',
  ),
  matchRule(
    /(?:^[–—]|(?<=\n)[a-z]\))(?= )/gm,
    'comece cada item de uma lista com "- ", para que não apareçam todos juntos',
    { severity: 'warning' },
  ),
  matchRule(
    /\*\*|__/g,
    'este sinal aparece como está escrito, porque não tem par: o negrito começa e acaba com "**", sem espaço por dentro',
  ),
  matchRule(
    /(?<!\S)\*(?=\S)|(?<=\p{L})\*(?=[\s.,;:]|$)/gmu,
    'este "*" não tem par e aparece como está escrito; apague-o, ou feche o que ele abre (o negrito começa e acaba com "**")',
    { severity: 'warning' },
  ),
  matchRule(
    /~~|==|`|<!--|-->|<\/?\w+:?\w*>?/g,
    'isto aparece como está escrito; apague-o',
  ),
  matchRule(/\[\^[^[\]\s]+\]:?/g, FOOTNOTE_REMEDY),
  matchRule(
    /\]\s{0,9}\(|\]\[[^[\]]*\]|\)\s?\[(?=https?:|\/|#)|\[[^[\]]*\((?=https?:|\/|#)/g,
    'o link está quebrado; escreva [palavras](endereço), sem espaço',
  ),
  matchRule(/^[ :|-]*-[ :|-]*\|.*/gm, TABLE_REMEDY, { found: '' }),
  matchRule(/^(?:\||\+-)[\s\S]*|\|.*\n.*\|[\s\S]*/g, TABLE_REMEDY, {
    found: '',
  }),
];

const wordRules = [...characterRules, placeholderRule, unfinishedTextRule];

/** The text of a block. If it is a paragraph outside lists and quotes, and its last line is the placeholder of the complaint channels, that line is removed. */
function withoutChannels({ page }: ParsedMarkdown, block: Nodes): string {
  const text = textOf(block);
  const lines = text.split('\n');
  const isList =
    block.type === 'paragraph' &&
    page.root.children.includes(block) &&
    tightenBraces(lines.at(-1) ?? '') === `{{${CHANNELS}}}`;
  return isList ? lines.slice(0, -1).join('\n') : text;
}

function* checkBlock(markdown: ParsedMarkdown, block: Nodes) {
  const text = withoutChannels(markdown, block);
  // The page shows the end of a line as a space.
  const flat = text.replaceAll('\n', ' ');
  const locateInBlock = (finding: Finding) =>
    locateNode(markdown, block, finding, flat);
  // If the file does not contain a match, it was escaped with a backslash: it is visible on purpose.
  const leftovers = applyRules(leftoverRules, text).filter(({ range }) =>
    findWords(markdown.source, rangeOf(block), flat, range),
  );
  yield* leftovers.map(locateInBlock);
  if (leftovers.length === 0)
    yield* applyRules(wordRules, flat).map(locateInBlock);
  for (const finding of applyRules(contactRules, flat))
    yield locateInBlock({ ...finding, severity: 'warning' });
  // A lawyer reads these pages and decides on each finding.
  for (const finding of applyRules([forbiddenRule, rateRule], flat))
    yield locateInBlock({ ...finding, severity: 'warning', decision: true });
}

/** Reports problems in the running text of a legal page. */
export function* checkProse(markdown: ParsedMarkdown) {
  for (const block of textBlocks(markdown.page))
    yield* checkBlock(markdown, block);
}
