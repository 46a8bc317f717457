import type { Rule, TextRange } from './rule';

/** A character with its accents. Intl.Segmenter takes seconds for a long text. */
const CHARACTER = /\P{M}\p{M}*|\p{M}+/gu;

/** White space, but not the byte order mark, which has no width. */
const SPACE = /[^\S\ufeff]/g;

/** What nobody sees: ignorable, control and private characters, halves of a character, a Braille cell without dots. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Co}\p{Cs}\u2800]/gu;

/** A text as a reader sees it. */
export interface ReadText {
  readonly text: string;
  /** For each character of the text, in UTF-16 code units, where it stands in the source. */
  readonly ranges: readonly TextRange[];
}

function read(source: string): ReadText {
  let text = '';
  let start = 0;
  const ranges: TextRange[] = [];
  for (const character of source.match(CHARACTER) ?? []) {
    const range = [start, start + character.length] as const;
    start += character.length;
    const seen = character
      .normalize('NFKC')
      .replace(SPACE, ' ')
      .replace(UNSEEN, '');
    for (const unit of seen.split('')) {
      if (unit === ' ' && text.endsWith(' ')) continue;
      text += unit;
      ranges.push(range);
    }
  }
  return { text, ranges };
}

let last: { readonly source: string; readonly text: ReadText } | undefined;

/**
 * Returns a text as a reader sees it: white space is one space, ligatures and full-width letters are plain letters
 * (NFKC, https://www.unicode.org/reports/tr15/), and what nobody sees is not there.
 */
export function asRead(source: string): ReadText {
  // Many rules judge one text, one after the other.
  if (last?.source !== source) last = { source, text: read(source) };
  return last.text;
}

/** Returns where a part of a text stands in its source. */
export function rangeInSource(
  { ranges }: ReadText,
  [start, end]: TextRange,
): TextRange {
  const [first, last] = [ranges[start], ranges[end - 1]];
  return first && last ? [first[0], last[1]] : [0, 0];
}

/** Makes a rule that judges a text as a reader sees it. The ranges of its findings are those of the text as written. */
export const judgeAsRead =
  (rule: Rule<string>): Rule<string> =>
  (source, report) => {
    const seen = asRead(source);
    rule(seen.text, ({ range, ...finding }) =>
      report(
        range ? { ...finding, range: rangeInSource(seen, range) } : finding,
      ),
    );
  };
