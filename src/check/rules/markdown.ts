import type { Nodes } from 'mdast';
import type { Finding } from '../../content/fields/finding';
import { quote } from '../../content/fields/text';
import { rangeOf, walkNodes } from '../../content/legal/parse';
import {
  type ContentRule,
  locateNode,
  type ParsedMarkdown,
} from '../model/content';

const IMAGE = 'as páginas legais não têm imagens; apague-a';
const LINK =
  'escreva o link como [palavras](endereço), com o endereço junto das palavras';
const NOTE = 'as páginas legais não têm notas; ponha o texto entre parênteses';

const REFUSED: Readonly<Partial<Record<Nodes['type'], string>>> = {
  html: 'não servem HTML nem comentários <!-- -->; use só Markdown',
  code: 'tire os espaços do começo da linha, ou "```": fazem do texto código',
  image: IMAGE,
  imageReference: IMAGE,
  linkReference: LINK,
  definition: LINK,
  footnoteReference: NOTE,
  footnoteDefinition: NOTE,
};

const sourceOf = ({ source, start }: ParsedMarkdown, node: Nodes): string => {
  const [from, to] = rangeOf(node);
  return source.text.slice(start + from, start + to);
};

/** Whether a block of code or HTML that is not closed takes headings along: the outline is then its echo. */
export const swallowsHeadings = (markdown: ParsedMarkdown): boolean =>
  [...walkNodes(markdown.page.root)].some(
    (node) =>
      (node.type === 'code' || node.type === 'html') &&
      sourceOf(markdown, node).includes('\n#'),
  );

function problemOf(node: Nodes, root: Nodes): Finding | undefined {
  const expected = REFUSED[node.type];
  if (expected) return { expected };
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
  return others.every((other) => other === width)
    ? undefined
    : {
        expected:
          'as linhas da tabela têm números diferentes de colunas; confira os sinais "|" e deixe uma linha vazia depois dela',
      };
}

function* checkPage(markdown: ParsedMarkdown) {
  const { root } = markdown.page;
  const lines = new Set<number>();
  for (const node of walkNodes(root)) {
    const problem = problemOf(node, root);
    if (!problem) continue;
    const [firstLine = ''] = sourceOf(markdown, node).split('\n');
    const found = quote(firstLine);
    const diagnostic = locateNode(markdown, node, { found, ...problem });
    // An opening and a closing tag on one line are the same mistake.
    if (!lines.has(diagnostic.line)) yield diagnostic;
    lines.add(diagnostic.line);
  }
}

/** Whether a legal page holds only what a page can show. */
export const checkMarkdown: ContentRule = function* ({ pages }) {
  for (const page of pages) yield* checkPage(page);
};
