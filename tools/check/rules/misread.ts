import type {
  Blockquote,
  Emphasis,
  List,
  Nodes,
  Paragraph,
  Strong,
} from 'mdast';
import type { TextRange } from '../../../src/content';
import { textOf, walkNodes } from '../../../src/content/parseMarkdown';
import type { ContentRule } from '../content';

/** Reports a part of a file, by its offsets. */
type Tell = (range: TextRange, message: string) => void;

const rangeOf = ({ position }: Nodes): TextRange => [
  position?.start.offset ?? 0,
  position?.end.offset ?? 0,
];

/** Such as `-item` and `1.item`; not `-5`, `1.000`, `1.ª`, `1.gov.br`. */
const WITHOUT_SPACE = /^(?:-|\d{1,3}[.)](?![ºª]|\S*\.\p{L}))(?=\p{L})/u;
const NO_BREAK_SPACE = /^(?:[-*+]|\d{1,3}[.)])[\u00a0\u202f]/;
/** Such as `II - `, `2. `, `(2) `; not `10 - 20`. */
const NUMBERED = /^(?:[IVXLC]+|\(?\d{1,3})\s?[-–—.)]\s(?=[^\d\s])/;
const ITEM = /^[-*+]\s/;

const isLikeItem = (line: string): boolean =>
  [ITEM, NUMBERED, WITHOUT_SPACE].some((pattern) => pattern.test(line));

const NO_SPACE =
  'depois do sinal que começa um item de lista vai um espaço comum, como em "- item" e "1. item"';
const JOINED =
  'a página junta esta linha com a de cima; deixe uma linha vazia entre as duas, ou comece cada item com "- " (hífen e espaço)';

/** Tells lines that look like items of a list, and are none. */
function checkParagraph(paragraph: Paragraph, text: string, tell: Tell): void {
  const [from, to] = rangeOf(paragraph);
  let start = text.lastIndexOf('\n', from - 1) + 1;
  let above = '';
  for (const source of text.slice(start, to).split('\n')) {
    // Without the indent and the sign of a quotation.
    const line = source.replace(/^[\s>]+/, '');
    // "pré" and "-contratuais" may be two lines of a sentence.
    const isBelowItem = isLikeItem(above) || /[.:;,!?]$/.test(above);
    const mayBeItem = above === '' || isBelowItem;
    const unspaced =
      NO_BREAK_SPACE.exec(line) ??
      (mayBeItem ? WITHOUT_SPACE.exec(line) : null);
    const joined = isBelowItem ? NUMBERED.exec(line) : null;
    const [sign] = unspaced ?? joined ?? [];
    const at = start + source.length - line.length;
    if (sign) tell([at, at + sign.length], unspaced ? NO_SPACE : JOINED);
    above = line.trimEnd();
    start += source.length + 1;
  }
}

/** Tells `(*) … (*)` and `2*3*4`, of which the page does not show the signs. */
function checkSigns(node: Emphasis | Strong, text: string, tell: Tell): void {
  const [from, to] = rangeOf(node);
  const isBetweenBrackets = /^[)\]]|[([]$/.test(textOf(node));
  const around = text.charAt(from - 1) + text.charAt(to);
  if (isBetweenBrackets || /^\d\d$/.test(around))
    tell(
      [from, to],
      'estes sinais viram itálico ou negrito, e a página não os mostra; escreva "(1)" em vez de "(*)" ou, no arquivo, "\\*" em vez de "*"',
    );
}

/** Tells numbers that are not those of an item, or not those that the page shows. */
function checkItemNumbers(
  { children: items, start }: List,
  before: readonly Nodes[],
  text: string,
  tell: Tell,
): void {
  const first = start ?? 1;
  const earlier = before.findLast(
    (node): node is List => node.type === 'list' && node.ordered === true,
  );
  // A list may go on after a paragraph.
  const next = (earlier?.start ?? 1) + (earlier?.children.length ?? 0);
  const written = items.map((item) =>
    Number.parseInt(text.slice(...rangeOf(item)), 10),
  );
  // All items may have the number of the first.
  const isCounted = written.some((number) => number !== first);
  for (const [index, item] of items.entries()) {
    const shown = first + index;
    if (
      index === 0 &&
      (first > 99 || (!isCounted && first > 1 && first !== next))
    )
      tell(
        rangeOf(item),
        'um número com ponto no começo da linha faz dela um item de lista; comece-a com uma palavra, como "Em 2026"',
      );
    else if (isCounted && written[index] !== shown)
      tell(
        rangeOf(item),
        `a página dá a este item o número ${shown}; numere os itens em ordem`,
      );
  }
}

/** Tells a line of a paragraph that became a list. */
function checkJoinedList(list: List, above: Paragraph, tell: Tell): void {
  if (list.children.length === 1 && !/[.:;!?]$/.test(textOf(above)))
    tell(
      rangeOf(list),
      'este sinal no começo da linha faz dela um item de lista; junte a linha com a de cima',
    );
}

/** The paragraph that ends in the line above a block. A list inside an item starts there, too. */
function paragraphAbove(block: Nodes, before: readonly Nodes[], parent: Nodes) {
  const above = before.at(-1);
  const line = above?.position?.end.line ?? 0;
  const isJoined = line + 1 === block.position?.start.line;
  return above?.type === 'paragraph' && isJoined && parent.type !== 'listItem'
    ? above
    : undefined;
}

/** Tells a line of a paragraph, and a comparison such as "> 18 anos", that became a quotation. */
function checkQuotation(
  quotation: Blockquote,
  above: Paragraph | undefined,
  text: string,
  tell: Tell,
): void {
  const range = rangeOf(quotation);
  if (above || /^>\s*\d/.test(text.slice(...range)))
    tell(
      range,
      'este sinal no começo da linha faz dela uma citação; escreva "mais de", ou junte a linha com a de cima',
    );
}

/** Warns of lines of which Markdown makes something else than their author meant. */
export const checkMisread: ContentRule = ({ pages }, report) => {
  for (const { tree, file, text } of pages) {
    const tell: Tell = (range, message) =>
      report({ file, text, range }, message, { severity: 'warning' });
    for (const parent of walkNodes(tree)) {
      if (!('children' in parent)) continue;
      for (const [index, node] of parent.children.entries()) {
        const before = parent.children.slice(0, index);
        const above = paragraphAbove(node, before, parent);
        if (node.type === 'paragraph') checkParagraph(node, text, tell);
        if (node.type === 'emphasis' || node.type === 'strong')
          checkSigns(node, text, tell);
        if (node.type === 'list' && above) checkJoinedList(node, above, tell);
        if (node.type === 'list' && node.ordered)
          checkItemNumbers(node, before, text, tell);
        if (node.type === 'blockquote') checkQuotation(node, above, text, tell);
      }
    }
  }
};
