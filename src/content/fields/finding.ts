import type { z } from 'zod';
import type { Path } from './path';
import { quote, toSentence } from './text';

/** Offsets in a text, in UTF-16 code units. */
export type Range = readonly [start: number, end: number];

export type Severity = 'error' | 'warning';

/** A problem that a rule finds in a value. The content check adds the location and calls it a diagnostic. */
export interface Finding {
  /** Completes the sentence "Encontrei <found>; <expected>." */
  readonly expected: string;
  /** Default: the text in `range`, or the whole text, in quotes. Empty if `expected` is a whole sentence. */
  readonly found?: string;
  /** The value that was probably meant. */
  readonly suggestion?: string;
  readonly range?: Range;
  /** Default: error. */
  readonly severity?: Severity;
  /** The path of the value with the problem, if the rule is about a group or a list. */
  readonly path?: Path;
  /** The path of an earlier value that is the same. */
  readonly sameAs?: Path;
  /** Whether only a person can decide what to do about it. */
  readonly decision?: boolean;
}

/** Returns what was found and what is expected, in one sentence. */
export const messageOf = ({ found, expected }: Finding): string =>
  toSentence(found ? `Encontrei ${found}; ${expected}` : expected);

/** Returns a question with the suggested value, or an empty text if there is none. */
export const suggestionOf = ({ suggestion }: Finding): string =>
  suggestion === undefined ? '' : `Você quis dizer "${suggestion}"?`;

export type Rule<Value> = (value: Value) => Iterable<Finding>;

/** Makes a rule from a test that valid values pass. @param more - other properties of the finding */
export const ruleOf =
  <Value>(
    isValid: (value: Value) => boolean | undefined,
    expected: string,
    more: Partial<Finding> = {},
  ): Rule<Value> =>
  (value) =>
    isValid(value) ? [] : [{ expected, ...more }];

const overlaps = (a: Range = [0, 0], b: Range = [0, 0]) =>
  a[0] < b[1] && b[0] < a[1];

/** Applies rules in their order. A finding that overlaps an error of an earlier rule is left out: it repeats that error. */
export function applyRules<Value>(
  rules: readonly Rule<Value>[],
  value: Value,
): Finding[] {
  const findings: Finding[] = [];
  for (const rule of rules) {
    const errors = findings.filter(({ severity }) => severity !== 'warning');
    for (const finding of rule(value)) {
      const { range } = finding;
      if (errors.some((error) => overlaps(error.range, range))) continue;
      const text = typeof value === 'string' ? value : undefined;
      const found = text && quote(text.slice(...(range ?? [])));
      findings.push({ found, ...finding });
    }
  }
  return findings;
}

/** Turns rules into a zod refinement. The `params` of each issue hold its finding. */
export const toRefinement =
  <Value>(rules: readonly Rule<Value>[]) =>
  (value: Value, context: z.RefinementCtx): void => {
    for (const { path = [], ...params } of applyRules(rules, value)) {
      const message = params.expected;
      context.addIssue({ code: 'custom', message, path: [...path], params });
    }
  };
