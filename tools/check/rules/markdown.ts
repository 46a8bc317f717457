import type { Nodes } from 'mdast';
import type { Finding } from '../../../src/content/fields/finding';
import { walkNodes } from '../../../src/content/legal/parse';
import { locateNode, type ParsedMarkdown } from '../model/content';

/** What a page can show, by the names of syntax trees. */
const SHOWN =
  'root heading paragraph text strong emphasis delete link inlineCode break blockquote thematicBreak list listItem table tableRow tableCell'.split(
    ' ',
  );

function problemOf(node: Nodes, root: Nodes): Finding | undefined {
  if (!SHOWN.includes(node.type))
    return {
      expected:
        'uma página legal só tem títulos, texto, listas, tabelas e links como [palavras](endereço); apague isto, ou os espaços no começo da linha',
    };
  if (node.type === 'listItem' && typeof node.checked === 'boolean')
    return { expected: 'o "[ ]" vira uma caixa de marcar; apague-o' };
  if (node.type === 'delete')
    return {
      expected: 'este texto aparece riscado; apague-o, ou os sinais "~"',
      severity: 'warning',
    };
  const isTop = 'children' in root && root.children.some((top) => top === node);
  if (node.type === 'heading' && !isTop)
    return { expected: 'um título não pode ficar dentro de lista ou citação' };
  if (node.type !== 'table') return undefined;
  const [width, ...others] = node.children.map((row) => row.children.length);
  const expected =
    'as linhas da tabela têm números diferentes de colunas; confira os sinais "|" e deixe uma linha vazia depois dela';
  return others.every((other) => other === width) ? undefined : { expected };
}

/** Whether a legal page holds only what a page can show. */
export function* checkMarkdown(markdown: ParsedMarkdown) {
  const { root } = markdown.page;
  for (const node of walkNodes(root)) {
    const problem = problemOf(node, root);
    if (problem) yield locateNode(markdown, node, problem);
  }
}
