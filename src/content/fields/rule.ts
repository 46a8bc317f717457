import type { z } from 'zod';
import type { Path } from './path';
import { quote, toSentence } from './text';

/** Offsets in a text, in UTF-16 code units. */
export type TextRange = readonly [start: number, end: number];

/** A `decision` is listed at release for a person, and refuses nothing. */
export type Severity = 'error' | 'warning' | 'decision';

/** A problem of a value. */
export interface Finding {
  /** Completes the sentence "Encontrei <found>; <message>." */
  readonly message: string;
  /** Default: the text in `range`, in quotes. Empty if `message` is a whole sentence. */
  readonly found?: string;
  readonly range?: TextRange;
  /** Default: error. */
  readonly severity?: Severity;
  /** The path of the wrong value inside the group or list that the rule is about. */
  readonly path?: Path;
}

/** Reports each problem of a value. */
export type Rule<Value> = (
  value: Value,
  report: (finding: Finding) => void,
) => void;

/** Returns what was found and what is expected, in one sentence. */
export const sentenceOf = ({ found, message }: Finding): string =>
  toSentence(found ? `Encontrei ${found}; ${message}` : message);

/** Makes a rule that reports each match. @param pattern - has the flag `g` */
export const forbid =
  (
    pattern: RegExp,
    message: string,
    severity: Severity = 'error',
  ): Rule<string> =>
  (text, report) => {
    for (const { 0: match, index } of text.matchAll(pattern))
      report({ message, range: [index, index + match.length], severity });
  };

/** Makes a rule that reports each value for which `isValid` is false. */
export const demand =
  <Value>(
    isValid: (value: Value) => boolean | undefined,
    message: string,
    severity: Severity = 'error',
  ): Rule<Value> =>
  (value, report) => {
    if (!isValid(value)) report({ message, severity });
  };

const overlaps = (a: TextRange, b: TextRange) => a[0] < b[1] && b[0] < a[1];

/**
 * Makes one rule of several, applied in their order. It leaves out a finding that overlaps an earlier error, and quotes
 * what was found.
 */
export const applyRules =
  (rules: readonly Rule<string>[]): Rule<string> =>
  (text, report) => {
    const ranges: TextRange[] = [];
    for (const rule of rules)
      rule(text, (finding) => {
        const { range = [0, text.length] } = finding;
        if (ranges.some((other) => overlaps(other, range))) return;
        if (finding.severity !== 'warning') ranges.push(range);
        report({ found: quote(text.slice(...range)), ...finding });
      });
  };

/** Turns a rule into a zod refinement. The `params` of an issue are its finding, but for the path. */
export const refinement =
  <Value>(rule: Rule<Value>) =>
  (value: Value, context: z.RefinementCtx): void =>
    rule(value, ({ path = [], ...params }) =>
      context.addIssue({
        code: 'custom',
        message: params.message,
        path: [...path],
        params,
      }),
    );

/** Returns the finding of an issue of a schema. @param value - the wrong value */
export function findingOf(issue: z.core.$ZodIssue, value?: unknown): Finding {
  const text = typeof value === 'string' ? quote(value) : JSON.stringify(value);
  // A missing value has no text, and of a long list only the beginning would fit.
  const isShort = text && text !== 'null' && text.length < 80;
  const found = isShort ? text : '';
  return issue.code === 'custom'
    ? { found, ...(issue.params as Finding) }
    : { found, message: issue.message };
}
