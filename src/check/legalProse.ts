import type { Nodes } from 'mdast';
import {
  type FieldRule,
  findings,
  quoted,
  type Span,
} from '../content/fieldProblem';
import {
  CHANNELS_LINE,
  leadInOf,
  proseBlocks,
  spanOf,
  walk,
  wordsOf,
} from '../content/legalPage';
import { placeholderRule } from '../content/placeholders';
import { contactRules, matchRule, proseRules } from '../content/textRules';
import type { LegalFile } from './legalFile';
import type { Problem } from './problem';

// What Markdown leaves in the text when a mark was not closed or not written as it should be.
const leftovers: readonly FieldRule<string>[] = [
  matchRule(
    /(?<=^|\n)#{1,6}(?=[^#\s])/g,
    'falta um espaço entre "#" e o título',
  ),
  matchRule(
    /(?<=^|\n)[•●▪◦‣∙○■□➢➤✓✔·](?=\s|\p{L})/gu,
    'o sinal de lista do Word aparece como está escrito; comece cada item com "- "',
    '-',
  ),
  matchRule(
    /\*+|~~|(?<![\p{L}\d_{])_[^\s_{}][^_{}]*_?(?![\p{L}\d_}])/gu,
    'há um sinal sem par; o negrito começa e acaba com "**", sem espaço por dentro',
  ),
  matchRule(
    /\]\s{0,9}\(|\]\[[^[\]]*\]/g,
    'o link está quebrado; escreva [palavras](endereço), sem espaço entre "]" e "("',
  ),
  matchRule(/<!--|-->/g, 'comentários <!-- --> não servem; apague-o'),
  matchRule(/`+/g, 'há um "`" sem par; escreva a palavra entre aspas “ e ”'),
];

const noTable = matchRule(
  /(?:^|\n)\|[^\n]*\|[\s\S]*|\|[^\n]*\n[^\n]*\|/g,
  'uma tabela tem, abaixo da primeira linha, uma linha de traços: |---|---|',
);

const words = [...proseRules, ...contactRules, placeholderRule('text')];

const LINK =
  'escreva o link como [palavras](endereço), com o endereço junto das palavras';
const NOTE = 'as páginas legais não têm notas; ponha o texto entre parênteses';
const REFUSED: Readonly<Partial<Record<Nodes['type'], string>>> = {
  html: 'o texto não pode ter HTML nem comentários <!-- -->; use só Markdown',
  code: 'os espaços no começo da linha, ou "```", transformam este texto em código; tire-os',
  image: 'as páginas legais não têm imagens; apague-a',
  imageReference: 'as páginas legais não têm imagens; apague-a',
  linkReference: LINK,
  definition: LINK,
  footnoteReference: NOTE,
  footnoteDefinition: NOTE,
};

function refusalOf(node: Nodes): string | undefined {
  if (node.type === 'listItem' && typeof node.checked === 'boolean')
    return 'o "[ ]" no começo do item vira uma caixa de marcar; apague-o';
  if (node.type === 'link' && node.title)
    return 'o que vem depois do endereço do link não aparece; apague-o';
  return REFUSED[node.type];
}

/** What no legal page may hold. A block that is not closed takes the rest of the page with it. */
export function refusedBlocks({ file, page }: LegalFile) {
  let swallows = false;
  const lines = new Set<number>();
  const problems = [...walk(page.root)].flatMap((node): Problem[] => {
    const expected = refusalOf(node);
    if (!expected) return [];
    const [start, end] = spanOf(node);
    const source = file.text.slice(start, end);
    swallows ||=
      (node.type === 'code' || node.type === 'html') &&
      /\n#{1,6} /.test(source);
    // What is inside a refused block, as between two tags on a line, is the same mistake.
    const line = file.lineAt(start);
    if (lines.has(line)) return [];
    lines.add(line);
    return [
      file.problem([start, end], {
        found: quoted(source.split('\n')[0] ?? ''),
        expected,
      }),
    ];
  });
  return { problems, swallows };
}

// Escapes, entities and marks at a line's head are longer than the letter that they stand for.
const LETTER = /\\[!-/:-@[-`{-~]|&#?\w+;| *\n[ \t>]*|[\s\S]/g;

/** The words of a paragraph, heading or table cell, over bold and links. */
export function proseOf({ file }: LegalFile, block: Nodes) {
  let text = '';
  const places: number[] = [];
  for (const node of walk(block)) {
    const [start, end] = spanOf(node);
    const value = 'children' in node ? '' : wordsOf(node);
    const letters = [...file.text.slice(start, end).matchAll(LETTER)];
    for (let i = 0; i < value.length; i += 1)
      places.push(start + (letters[i]?.index ?? 0));
    text += value;
  }
  const place = (at: number) => places[at] ?? spanOf(block)[0];
  return {
    text,
    span: (start: number, end: number): Span => [
      place(start),
      place(end - 1) + 1,
    ],
  };
}

const tableProblems = ({ file, page }: LegalFile): Problem[] =>
  page.root.children.flatMap((table) => {
    if (table.type !== 'table') return [];
    const [head, ...rows] = table.children.map((row) => ({
      row,
      cells: row.children.length,
    }));
    const wrong = rows.filter(({ cells }) => cells !== head?.cells);
    return wrong.map(({ row, cells }) => {
      const found = `uma linha de ${cells} ${cells === 1 ? 'coluna' : 'colunas'}`;
      const expected = `a tabela tem ${head?.cells}; confira os sinais "|" e deixe uma linha vazia depois da tabela`;
      return file.problem(spanOf(row), { found, expected });
    });
  });

export function proseProblems(legal: LegalFile): Problem[] {
  const { file, page } = legal;
  const problems = proseBlocks(page).flatMap((block) => {
    const prose = proseOf(legal, block);
    const isLeadIn = page.root.children.some(
      (one) => one === block && leadInOf(one),
    );
    const text = isLeadIn ? prose.text.replace(CHANNELS_LINE, '') : prose.text;
    const marks =
      block.type === 'paragraph' ? [...leftovers, noTable] : leftovers;
    // A sign behind a "\\" is meant to be seen.
    const isSeen = (at: number) =>
      file.text[prose.span(at, at + 1)[0]] !== '\\';
    const left = findings(marks, text).filter(({ range }) =>
      isSeen(range?.[0] ?? 0),
    );
    // Pages show the end of a line as a space.
    const wrong = findings(words, text.replaceAll('\n', ' '));
    return findings([() => wrong, () => left], text).map((problem) =>
      file.problem(prose.span(...(problem.range ?? [0, text.length])), problem),
    );
  });
  return [...tableProblems(legal), ...problems];
}
