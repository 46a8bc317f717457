import type { Nodes, Table } from 'mdast';
import type { Finding } from '../../content/fields/finding';
import { quote } from '../../content/fields/text';
import { rangeOf, walkNodes } from '../../content/legal/parse';
import { type ContentRule, locateNode, type ParsedMarkdown } from '../content';
import type { Diagnostic } from '../diagnostic';

const IMAGE = 'as páginas legais não têm imagens; apague-a';
const LINK =
  'escreva o link como [palavras](endereço), com o endereço junto das palavras';
const NOTE = 'as páginas legais não têm notas; ponha o texto entre parênteses';

const REFUSED: Readonly<Partial<Record<Nodes['type'], string>>> = {
  html: 'o texto não pode ter HTML nem comentários <!-- -->; use só Markdown',
  code: 'os espaços no começo da linha, ou "```", transformam este texto em código; tire-os',
  image: IMAGE,
  imageReference: IMAGE,
  linkReference: LINK,
  definition: LINK,
  footnoteReference: NOTE,
  footnoteDefinition: NOTE,
};

function problemOf(node: Nodes): Finding | undefined {
  if (node.type === 'listItem' && typeof node.checked === 'boolean') {
    const expected =
      'o "[ ]" no começo do item vira uma caixa de marcar; apague-o';
    return { expected };
  }
  if (node.type === 'delete') {
    const expected = 'este texto aparece riscado; apague-o, ou os sinais "~"';
    return { expected, severity: 'warning' };
  }
  const expected = REFUSED[node.type];
  return expected === undefined ? undefined : { expected };
}

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

function checkTable(markdown: ParsedMarkdown, table: Table): Diagnostic[] {
  const [head, ...rows] = table.children;
  const columns = head?.children.length;
  return rows
    .filter(({ children }) => children.length !== columns)
    .map((row) =>
      locateNode(markdown, row, {
        found: `uma linha com ${row.children.length} de ${columns} colunas`,
        expected:
          'confira os sinais "|" e deixe uma linha vazia depois da tabela',
      }),
    );
}

function checkPage(markdown: ParsedMarkdown): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const lines = new Set<number>();
  for (const node of walkNodes(markdown.page.root)) {
    if (node.type === 'table') diagnostics.push(...checkTable(markdown, node));
    const problem = problemOf(node);
    if (!problem) continue;
    const [firstLine = ''] = sourceOf(markdown, node).split('\n');
    const found = quote(firstLine);
    const diagnostic = locateNode(markdown, node, { ...problem, found });
    // An opening and a closing tag on one line are the same mistake.
    if (!lines.has(diagnostic.line)) diagnostics.push(diagnostic);
    lines.add(diagnostic.line);
  }
  return diagnostics;
}

/** Whether a legal page holds only what a page can show. */
export const checkMarkdown: ContentRule = ({ pages }) =>
  pages.flatMap(checkPage);
