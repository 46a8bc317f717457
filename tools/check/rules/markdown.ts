import type { Finding } from '../../../src/content/fields/finding';
import { firstText } from '../../../src/content/fields/text';
import { locateNode, type ParsedMarkdown } from '../model/content';
import { type Nodes, rangeOf, walkNodes } from '../parsers/markdown';

const SEPARATE_ADDRESS =
  'o endereço de um link vai junto dele: [palavras](endereço)';

/** Markdown that legal pages cannot show, by the type of its node. */
const NOT_SHOWN: Partial<Record<Nodes['type'], string>> = {
  image: 'uma página legal não tem imagens; apague-a',
  imageReference: 'uma página legal não tem imagens; apague-a',
  definition: SEPARATE_ADDRESS,
  linkReference: SEPARATE_ADDRESS,
  html: 'uma página legal não tem HTML, nem em comentários; apague isto, e escreva com os sinais do Markdown',
  code: 'espaços no começo da linha, ou três sinais "`" ou "~", fazem um bloco de código, que a página não tem; apague-os',
};

export const FOOTNOTE_REMEDY =
  'o site não tem notas de rodapé; ponha-a no texto';

function findingOf(
  node: Nodes,
  { source, page }: ParsedMarkdown,
): Finding | undefined {
  // The Markdown parser has no footnotes: `[^1]: nota` is the address of a link with the name `^1`.
  if ('label' in node && node.label?.startsWith('^'))
    return { expected: FOOTNOTE_REMEDY };
  const [start] = rangeOf(node);
  const value = node.type === 'html' ? node.value : '';
  const [tag] = /\w[\w:-]*/.exec(value) ?? [];
  const html = value.startsWith('<!--') ? 'um comentário' : `a tag <${tag}>`;
  const expected = firstText(
    NOT_SHOWN[node.type],
    node.type === 'listItem' &&
      typeof node.checked === 'boolean' &&
      'o "[ ]" vira uma caixa de marcar; apague-o',
    node.type === 'heading' &&
      source.text.charAt(start) !== '#' &&
      'a linha logo abaixo faz deste texto um título; deixe uma linha vazia entre os dois (um título começa com "#")',
    node.type === 'heading' &&
      !page.headings.some((heading) => heading.node === node) &&
      'um título não pode ficar dentro de lista ou citação',
  );
  if (expected) return { found: value && html, expected };
  if (node.type === 'delete')
    return {
      expected: 'este texto aparece riscado; apague-o, ou os sinais "~"',
      severity: 'warning',
    };
  return undefined;
}

/** Reports rows that do not have as many cells as the first row of their table. */
function* checkRows(markdown: ParsedMarkdown, table: Nodes) {
  if (table.type !== 'table') return;
  const [head, ...rows] = table.children;
  const width = head?.children.length ?? 0;
  for (const row of rows) {
    const cells = row.children.length;
    const cause =
      cells === 1 && !markdown.source.text.slice(...rangeOf(row)).includes('|')
        ? 'esta linha está logo abaixo da tabela; deixe uma linha vazia entre as duas, ou complete as colunas'
        : `esta linha tem ${cells} ${cells === 1 ? 'coluna' : 'colunas'}, e a primeira da tabela tem ${width}; confira os sinais "|"`;
    if (cells !== width) yield locateNode(markdown, row, { expected: cause });
  }
}

/** Reports Markdown that a legal page cannot show. */
export function* checkMarkdown(markdown: ParsedMarkdown) {
  for (const node of walkNodes(markdown.page.root)) {
    const finding = findingOf(node, markdown);
    if (finding) yield locateNode(markdown, node, finding);
    yield* checkRows(markdown, node);
  }
}
