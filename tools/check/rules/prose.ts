import type { Nodes } from 'mdast';
import {
  applyRules,
  BRACES,
  CHANNELS,
  characterRules,
  claims,
  contactRules,
  forbid,
  placeholderRule,
  quote,
  rates,
  SECTION_NUMBER,
  tightenBraces,
} from '../../../src/content';
import { textOf } from '../../../src/content/parseMarkdown';
import {
  type ContentRule,
  findWords,
  type LegalPage,
  locationOf,
  type ReportProblem,
  textBlocks,
} from '../content';

const ITEM =
  'comece cada item de uma lista com "- " (hífen e espaço), e não com este sinal';

/** Markdown that stays visible in the text because it is unclosed or invalid. */
const leftovers = applyRules([
  forbid(
    /^#{1,6}(?=[^# ])|^#{7,}/gm,
    'um título começa com um a seis sinais "#" e um espaço comum',
  ),
  forbid(/^[•●▪◦‣·](?=\s|\p{L})/gmu, ITEM),
  forbid(/^[–—](?= )|(?<=\n)[a-z]\)(?= )/gm, ITEM, 'warning'),
  forbid(
    /^\|[\s\S]*|^[ :|+-]*-[ :|+-]*\|/gm,
    'isto não é uma tabela: abaixo da primeira linha vai uma de traços, com tantas colunas quanto ela, como |---|---|',
  ),
  forbid(
    /\*\*|__|~~|==|(?<!\p{L})`|`(?!\p{L})|(?<![\p{L}\d])<[a-z]+|<\/[a-z]+|\[\^|\]\(|\]\s{1,9}\((?=https?:|\/|#|\{)|\]\[|\)\[http|\]\]|\[[^[\]]*\((?=https?:|\/|#)/giu,
    'isto aparece como está escrito; apague-o ou complete-o, como **negrito** e [palavras](endereço); o asterisco de uma nota se escreve \\*',
  ),
]);

const words = applyRules([...characterRules, placeholderRule]);

/** A lawyer reads these pages, and decides about each. */
const decisions = applyRules([claims, rates, ...contactRules]);

/** The text of a node, without the name for the number of a section: checkReferences reports where it cannot be. */
function withoutNumber(node: Nodes): string {
  if ('children' in node) return node.children.map(withoutNumber).join('');
  if (node.type !== 'text') return textOf(node);
  return node.value.replace(BRACES, (name) =>
    tightenBraces(name) === `{{${SECTION_NUMBER}}}` ? '' : name,
  );
}

/** The text of a block, without the names that only legal pages replace. */
function withoutPageNames({ tree }: LegalPage, block: Nodes): string {
  const text = withoutNumber(block);
  const lines = text.split('\n');
  const isList =
    block.type === 'paragraph' &&
    tree.children.includes(block) &&
    tightenBraces(lines.at(-1) ?? '') === `{{${CHANNELS}}}`;
  return isList ? lines.slice(0, -1).join('\n') : text;
}

function checkBlock(
  page: LegalPage,
  block: Nodes,
  report: ReportProblem,
): void {
  const text = withoutPageNames(page, block);
  // The page shows the end of a line as a space.
  const flat = text.replaceAll('\n', ' ');
  const location = locationOf(page, block, flat);
  leftovers(text, ({ message, range = [0, 0], severity }) => {
    const found = quote(flat.slice(...range));
    // What the file writes differently is escaped: it is visible on purpose.
    if (findWords(location, range))
      report(location, message, { found, range, severity });
  });
  words(flat, (finding) => report(location, finding.message, finding));
  for (const { 0: name, index } of flat.matchAll(BRACES)) {
    const range = [index, index + name.length] as const;
    // The page fills in a name only where it is one piece.
    if (!findWords(location, range))
      report(location, 'um nome entre chaves não tem sinais no meio', {
        range,
      });
  }
  decisions(flat, ({ message, ...finding }) =>
    report(location, message, { ...finding, severity: 'decision' }),
  );
}

/** Reports problems in the running text of legal pages. */
export const checkProse: ContentRule = ({ pages }, report) => {
  for (const page of pages)
    for (const block of textBlocks(page)) checkBlock(page, block, report);
};
