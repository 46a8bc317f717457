import type { z } from 'zod';

/** What a rule finds wrong with one value. Every sentence is in Portuguese: maintainers read it. */
export interface FieldProblem {
  /** What was found, ready to stand after "Encontrei "; left out where the sentence stands alone. */
  readonly found?: string;
  /** What is expected instead: ends the sentence, without its full stop. */
  readonly expected: string;
  /** A value to write instead, offered as "Você quis dizer …?". */
  readonly suggestion?: string;
  /** The part of the text that is wrong, in characters from its start; the whole value if left out. */
  readonly range?: readonly [start: number, end: number];
  /** True for what should be looked at but may be published. */
  readonly warning?: boolean;
}

/** What is said of a text that holds nothing, or nothing but spaces. */
export const EMPTY = 'o texto está vazio; escreva alguma coisa';

/** A rule for one value: the problems it finds, none when the value is right. */
export type FieldRule<Value> = (value: Value) => readonly FieldProblem[];

/** Quotes a value for a message, cut to a length that fits on a line. */
export function quoted(value: string, longest = 60): string {
  const letters = [...value];
  return `"${letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : value}"`;
}

/** Makes a zod check of rules; what they find travels in the issue's `params`. */
export const follows =
  <Value>(...rules: FieldRule<Value>[]) =>
  (value: Value, context: z.RefinementCtx): void => {
    for (const problem of rules.flatMap((rule) => rule(value))) {
      context.addIssue({ code: 'custom', message: problem.expected, params: { ...problem } });
    }
  };
