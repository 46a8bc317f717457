import type { Nodes } from 'mdast';
import { type FieldRule, findings, quoted } from '../content/fieldProblem';
import { contactRules } from '../content/lawRules';
import { CHANNELS_LINE, leadInOf } from '../content/legalPage';
import { type Span, spanOf, walk } from '../content/markdown';
import { placeholderRule } from '../content/placeholders';
import { matchRule, proseRules } from '../content/textRules';
import type { LegalFile } from './markdownFile';
import { type Problem, problemAt } from './problem';

// What Markdown leaves in the text when a mark was not closed or not written as it should be.
const leftovers: readonly FieldRule<string>[] = [
  matchRule(/(?<=^|\n)#{1,6}(?=[^#\s])/g, 'falta um espaço entre "#" e o título'),
  matchRule(
    /(?<=^|\n)[•●▪◦‣∙○■□➢➤✓✔·](?=\s|\p{L})/gu,
    'o sinal de lista do Word aparece como está escrito; comece cada item com "- "',
    () => '-',
  ),
  matchRule(/\*+/g, 'há um "*" sem par; o negrito começa e acaba com "**", sem espaço por dentro'),
  matchRule(
    /(?<![\p{L}\d_{])_[^\s_{}][^_{}]*_?(?![\p{L}\d_}])|~~/gu,
    'há um sinal sem par; o negrito começa e acaba com "**"',
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

/** A rule that takes the end of a line for a space, as pages do. */
const overLines =
  (rule: FieldRule<string>): FieldRule<string> =>
  (text) =>
    rule(text.replaceAll('\n', ' '));

const words = [...proseRules, ...contactRules, placeholderRule('text')].map(overLines);

const LINK = 'escreva o link como [palavras](endereço), com o endereço junto das palavras';
const NOTE = 'as páginas legais não têm notas; ponha o texto entre parênteses';
const CODE = 'os espaços no começo da linha, ou "```", transformam este texto em código; tire-os';
const REFUSED: Readonly<Partial<Record<Nodes['type'], string>>> = {
  html: 'o texto não pode ter HTML nem comentários <!-- -->; use só Markdown',
  code: CODE,
  image: 'as páginas legais não têm imagens; apague-a',
  imageReference: 'as páginas legais não têm imagens; apague-a',
  linkReference: LINK,
  definition: LINK,
  footnoteReference: NOTE,
  footnoteDefinition: NOTE,
};

/** A block's words in one piece, with the place of each run of them in the file. */
export interface Prose {
  readonly text: string;
  /** Where a part of the text stands in the file. */
  span(start: number, end: number): Span;
}

/** A run of letters that stand in the file as they do in the text. */
interface Run {
  /** Where it begins in the text, and in the file. */
  readonly at: number;
  readonly offset: number;
}

/** Where the letters of a text stand in what was written: escapes, entities and marks at a line's head are longer. */
function runsOf(text: string, raw: string): Run[] {
  const runs: Run[] = [];
  let next = 0;
  for (let at = 0; at < text.length; at += 1) {
    const before = next;
    while (next < raw.length && raw[next] !== text[at] && raw[next] !== '&') next += 1;
    if (at === 0 || next !== before) runs.push({ at, offset: next });
    const entity = raw[next] === text[at] ? undefined : raw.indexOf(';', next);
    next = (entity ?? next) + 1;
  }
  return runs;
}

/** Puts together the words of a paragraph, heading or table cell, over bold and links. */
export function proseOf({ text: file }: LegalFile, block: Nodes): Prose {
  let text = '';
  const runs: Run[] = [];
  for (const node of walk(block)) {
    if (node.type === 'break') text += '\n';
    if (node.type !== 'text' && node.type !== 'inlineCode') continue;
    const [start, end] = spanOf(node);
    for (const { at, offset } of runsOf(node.value, file.slice(start, end)))
      runs.push({ at: text.length + at, offset: start + offset });
    text += node.value;
  }
  const offset = (at: number) => {
    const run = runs.findLast((one) => one.at <= at);
    return run ? run.offset + at - run.at : spanOf(block)[0];
  };
  return {
    text,
    span: (start, end) => [offset(start), Math.max(offset(end - 1) + 1, offset(start) + 1)],
  };
}

/** Every paragraph, heading and table cell. */
export const proseBlocks = ({ page }: LegalFile): Nodes[] =>
  [...(page ? walk(page.root) : [])].filter(
    ({ type }) => type === 'paragraph' || type === 'heading' || type === 'tableCell',
  );

/** Blocks that no legal page may hold. One that is not closed takes the rest of the page with it. */
export function refusedBlocks(file: LegalFile): { problems: Problem[]; swallows: boolean } {
  let swallows = false;
  const nodes = file.page ? [...walk(file.page.root)] : [];
  const problems = nodes.flatMap((node): Problem[] => {
    const expected = REFUSED[node.type];
    const [start, end] = spanOf(node);
    const source = file.text.slice(start, end);
    if (node.type === 'listItem' && typeof node.checked === 'boolean')
      return [
        problemAt(file, [start, start + 1], {
          expected: 'o "[ ]" no começo do item vira uma caixa de marcar; apague-o',
        }),
      ];
    if (node.type === 'link' && node.title)
      return [
        problemAt(file, [start, end], {
          found: quoted(node.title),
          expected: 'o que vem depois do endereço do link não aparece; apague-o',
        }),
      ];
    if (!expected) return [];
    swallows ||= (node.type === 'code' || node.type === 'html') && /\n#{1,6} /.test(source);
    const found = quoted(source.split('\n')[0] ?? '');
    return [problemAt(file, [start, end], { found, expected })];
  });
  // What is inside a refused block, as between two tags on a line, is the same mistake.
  const lines = new Set<number>();
  const first = problems.filter(({ line }) => !lines.has(line) && lines.add(line));
  return { problems: first, swallows };
}

/** Rows that do not fit their table's head: what is too much would not be shown. */
function tableProblems(file: LegalFile): Problem[] {
  return (file.page?.root.children ?? []).flatMap((table) => {
    if (table.type !== 'table') return [];
    const [head, ...rows] = table.children;
    const columns = head?.children.length ?? 0;
    return rows.flatMap((row): Problem[] => {
      const [start, end] = spanOf(row);
      const cells = row.children.length;
      if (cells === columns) return [];
      const found = `uma linha de ${cells} ${cells === 1 ? 'coluna' : 'colunas'}`;
      const isText = !file.text.slice(start, end).includes('|');
      const expected = isText
        ? 'deixe uma linha vazia entre a tabela e o texto que vem depois'
        : `a tabela tem ${columns}; confira os sinais "|"`;
      const warning = cells < columns && !isText;
      return [problemAt(file, [start, end], { found, expected, warning })];
    });
  });
}

/** What the words of a legal page may not hold. */
export const proseProblems = (file: LegalFile): Problem[] => [
  ...tableProblems(file),
  ...proseBlocks(file).flatMap((block) => {
    const prose = proseOf(file, block);
    const isLeadIn = file.page?.root.children.some((one) => one === block && leadInOf(one));
    const text = isLeadIn ? prose.text.replace(CHANNELS_LINE, '') : prose.text;
    const marks = block.type === 'paragraph' ? [...leftovers, noTable] : leftovers;
    // A sign behind a "\\" is meant to be seen.
    const escaped = (at: number) => file.text[prose.span(at, at + 1)[0] - 1] === '\\';
    const seen = marks.map(
      (rule): FieldRule<string> =>
        (text) =>
          rule(text).filter(({ range }) => !range || !escaped(range[0])),
    );
    return findings([...words, ...seen], text).map(
      ({ range = [0, text.length] as const, ...problem }) =>
        problemAt(file, prose.span(...range), problem),
    );
  }),
];
