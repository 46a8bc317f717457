import type { Finding } from '../../../src/content/fields/finding';
import { locateNode, type ParsedMarkdown } from '../model/content';
import { type Nodes, rangeOf, walkNodes } from '../parsers/markdown';

/** Markdown that legal pages cannot show, by the type of its node. */
const NOT_SHOWN: Partial<Record<Nodes['type'], string>> = {
  image: 'uma página legal não tem imagens; apague-a',
  imageReference: 'uma página legal não tem imagens; apague-a',
  definition: 'o endereço de um link vai junto dele: [palavras](endereço)',
  linkReference: 'o endereço de um link vai junto dele: [palavras](endereço)',
};

export const FOOTNOTE_REMEDY =
  'o site não tem notas de rodapé; ponha-a no texto';

function htmlFinding(value: string): Finding {
  if (value.startsWith('<!--'))
    return {
      found: 'um comentário de HTML ("<!--")',
      expected: 'apague-o: nada na página fica escondido',
    };
  const [, name = ''] = /^<[/!?]?([\w:-]+)/.exec(value) ?? [];
  return {
    found: `a tag <${name}>`,
    expected:
      'uma página legal não tem HTML; apague a tag e escreva com os sinais do Markdown',
  };
}

function findingOf(
  node: Nodes,
  { source, page }: ParsedMarkdown,
): Finding | undefined {
  const { root } = page;
  if (node.type === 'html') return htmlFinding(node.value);
  // The Markdown parser has no footnotes: `[^1]: nota` is the address of a link with the name `^1`.
  if ('label' in node && node.label?.startsWith('^'))
    return { expected: FOOTNOTE_REMEDY };
  const expected = NOT_SHOWN[node.type];
  if (expected) return { expected };
  if (node.type === 'code') {
    const start = node.position?.start.offset ?? 0;
    const isFenced = ['`', '~'].includes(source.text.charAt(start));
    return isFenced
      ? {
          expected:
            'três sinais "`" ou "~" começam um bloco de código, que a página não tem; apague-os',
        }
      : {
          expected:
            'os espaços no começo da linha fazem dela um bloco de código; apague-os',
        };
  }
  if (node.type === 'listItem' && typeof node.checked === 'boolean')
    return { expected: 'o "[ ]" vira uma caixa de marcar; apague-o' };
  if (node.type === 'delete')
    return {
      expected: 'este texto aparece riscado; apague-o, ou os sinais "~"',
      severity: 'warning',
    };
  const [start] = rangeOf(node);
  if (node.type === 'heading' && source.text.charAt(start) !== '#')
    return {
      expected:
        'a linha logo abaixo faz deste texto um título; deixe uma linha vazia entre os dois (um título começa com "#")',
    };
  const isTop = root.children.some((top) => top === node);
  if (node.type === 'heading' && !isTop)
    return { expected: 'um título não pode ficar dentro de lista ou citação' };
  return undefined;
}

/** Reports rows that do not have as many cells as the first row of their table. */
function* checkRows(markdown: ParsedMarkdown, table: Nodes) {
  const { source } = markdown;
  if (table.type !== 'table') return;
  const [head, ...rows] = table.children;
  const width = head?.children.length ?? 0;
  for (const row of rows) {
    const cells = row.children.length;
    const cause =
      cells === 1 && !source.text.slice(...rangeOf(row)).includes('|')
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
