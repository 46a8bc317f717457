import { type FieldRule, quoted } from '../content/fieldProblem';
import { placeholderRule } from '../content/placeholders';
import { matchRule, proseRules } from '../content/textRules';
import { type MarkdownFile, markdownProblem } from './markdownFile';
import { type MarkdownNode, span, walk } from './markdownNode';
import type { Problem } from './problem';

// What Markdown leaves in the text when a mark was not closed or not written as it should be.
const leftovers: readonly FieldRule<string>[] = [
  matchRule(/^#{1,6}(?=[^#\s])/g, 'falta um espaço entre "#" e o título'),
  matchRule(
    /\*\*/g,
    'há um "**" sem par; o negrito começa e acaba com "**", sem espaço por dentro',
  ),
  matchRule(
    /\]\s*\(|\]\[[^\]]*\]/g,
    'o link está quebrado; escreva [palavras](endereço), sem espaço entre "]" e "("',
  ),
];

const rules: readonly FieldRule<string>[] = [...proseRules, placeholderRule('text'), ...leftovers];

const REFUSED: Readonly<Record<string, string>> = {
  html: 'o texto não pode ter HTML nem comentários <!-- -->; use só Markdown',
  code: 'os espaços no começo da linha transformam este texto em código; tire-os',
  image: 'as páginas legais não têm imagens; apague-a',
  imageReference: 'as páginas legais não têm imagens; apague-a',
};

/** A block's words in one piece, with the place of each run of them in the file. */
export interface Prose {
  readonly text: string;
  /** Where a part of the text stands in the file. */
  span(start: number, end: number): readonly [number, number];
}

/** Puts together the words of a paragraph, heading or table cell, over bold and links. */
export function proseOf(file: MarkdownFile, block: MarkdownNode): Prose {
  let text = '';
  const runs: { readonly at: number; readonly offset: number }[] = [];
  for (const node of walk(block)) {
    if (node.type !== 'text' && node.type !== 'inlineCode') continue;
    const [start, end] = span(node);
    const raw = file.text.slice(start, end);
    // Each line by itself: Markdown drops the spaces at the head of a line that goes on.
    let from = 0;
    for (const line of (node.value ?? '').split('\n')) {
      const found = raw.indexOf(line, from);
      runs.push({ at: text.length, offset: start + (found === -1 ? from : found) });
      from = (found === -1 ? from : found) + line.length;
      text += `${line} `;
    }
    text = text.slice(0, -1);
  }
  const offset = (at: number) => {
    const run = runs.findLast((one) => one.at <= at);
    return run ? run.offset + at - run.at : span(block)[0];
  };
  return {
    text,
    span: (start, end) => [offset(start), Math.max(offset(end - 1) + 1, offset(start) + 1)],
  };
}

/** Every paragraph, heading and table cell. */
export const proseBlocks = ({ blocks }: MarkdownFile): MarkdownNode[] =>
  blocks
    .flatMap((block) => [...walk(block)])
    .filter(({ type }) => type === 'paragraph' || type === 'heading' || type === 'tableCell');

/** What the words of a legal page may not hold, and what a page may not hold beside words. */
export function proseProblems(file: MarkdownFile): Problem[] {
  const refused = file.blocks
    .flatMap((block) => [...walk(block)])
    .flatMap((node): Problem[] => {
      const expected = REFUSED[node.type];
      if (!expected) return [];
      const [start, end] = span(node);
      const found = quoted(file.text.slice(start, end).split('\n')[0] ?? '');
      return [markdownProblem(file, [start, end], { found, expected })];
    });
  const wrong = proseBlocks(file).flatMap((block) => {
    const prose = proseOf(file, block);
    return rules.flatMap((rule) =>
      rule(prose.text).map(({ range = [0, prose.text.length] as const, ...problem }) =>
        markdownProblem(file, prose.span(...range), problem),
      ),
    );
  });
  return [...refused, ...wrong];
}
