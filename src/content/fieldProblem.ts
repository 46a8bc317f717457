import { distance } from 'fastest-levenshtein';
import type { z } from 'zod';

/** In UTF-16 units. */
export type Span = readonly [start: number, end: number];

export interface FieldProblem {
  /** Stands after "Encontrei ", before `expected`, which ends without a full stop. */
  readonly found?: string;
  readonly expected: string;
  readonly suggestion?: string;
  readonly range?: Span;
  readonly field?: string;
  readonly warning?: boolean;
}

export const EMPTY = 'o texto está vazio; escreva alguma coisa';

export type FieldRule<Value> = (value: Value) => readonly FieldProblem[];

export const INVISIBLE =
  /\u034f|[\p{Cc}\p{Co}\u00a0\u00ad\u061c\u115f\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\u3164\ufeff]/gu;

const shown = (sign: string) =>
  `⟨U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}⟩`;

/** Quotes a value for a message, cut to a length that fits on a line; what nobody sees is shown by its number. */
export function quoted(value: string): string {
  // Letters are counted as people count them, but a text of megabytes is not taken apart for it.
  const letters = [...value.slice(0, 120)];
  const cut = letters.length > 60 || value.length > 120;
  const text = cut ? `${letters.slice(0, 59).join('')}…` : value;
  return `"${text.replace(INVISIBLE, shown)}"`;
}

export const capital = (text: string): string =>
  `${text.charAt(0).toLocaleUpperCase('pt-BR')}${text.slice(1)}`;

export const asSentence = (text: string): string =>
  capital(text).replace(/(?<![.!?…])$/, '.');

/** Lower case without accents, character for character, so that positions stay true. */
export const plain = (text: string): string =>
  text
    .replace(/[^ -~]/g, (letter) => letter.normalize('NFD').charAt(0))
    .toLowerCase();

const LONGEST_WORD = 200;

/** The known word nearest to a misspelt one; undefined when more than a third of the letters differ. */
export function nearest(
  word: string,
  known: readonly string[],
): string | undefined {
  if (word.length > LONGEST_WORD) return undefined;
  const target = plain(word);
  const [best] = known
    .map((candidate) => ({
      candidate,
      edits: distance(target, plain(candidate)),
    }))
    .sort((a, b) => a.edits - b.edits);
  if (!best) return undefined;
  const most = Math.max(
    1,
    Math.round(Math.min(target.length, best.candidate.length) / 3),
  );
  return best.edits <= most ? best.candidate : undefined;
}

const overlap = (one: FieldProblem, other: FieldProblem) =>
  one.range &&
  other.range &&
  one.range[0] < other.range[1] &&
  other.range[0] < one.range[1];

/** What rules find in one value. Of two findings at one place the later rule's is an echo, and left out. */
export function findings<Value>(
  rules: readonly FieldRule<Value>[],
  value: Value,
): FieldProblem[] {
  const told: FieldProblem[] = [];
  for (const rule of rules) {
    const before = told.filter(({ warning }) => !warning);
    told.push(
      ...rule(value).filter(
        (problem) => !before.some((one) => overlap(one, problem)),
      ),
    );
  }
  return told;
}

/** Rules as a zod check: what they find travels in the issue's `params`. */
export const follows =
  <Value>(...rules: FieldRule<Value>[]) =>
  (value: Value, context: z.RefinementCtx): void => {
    for (const { field, ...params } of findings(rules, value)) {
      const path = field === undefined ? [] : [field];
      context.addIssue({
        code: 'custom',
        message: params.expected,
        path,
        params,
      });
    }
  };
