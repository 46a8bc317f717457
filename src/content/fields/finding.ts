import type { z } from 'zod';
import { quote, toSentence } from './text';

/** A part of a text, in UTF-16 units. */
export type Range = readonly [start: number, end: number];

export type Severity = 'error' | 'warning';

/** What a rule finds in one value. With a location in a file it is a diagnostic. */
export interface Finding {
  /** Ends the sentence "Encontrei <found>; <expected>." */
  readonly expected: string;
  /** The quoted value, or its range, if left out. Empty where `expected` is a sentence of its own. */
  readonly found?: string;
  /** What was probably meant. */
  readonly suggestion?: string;
  readonly range?: Range;
  /** An error if left out. */
  readonly severity?: Severity;
  /** Of a rule about a group: the field that the finding belongs to. */
  readonly field?: string;
  /** Whether only a person can decide what to do about it. */
  readonly decision?: boolean;
}

/** What was found and what is expected, in one sentence. */
export const messageOf = ({ found, expected }: Finding): string =>
  toSentence(found ? `Encontrei ${found}; ${expected}` : expected);

/** A question with what was probably meant; empty where nothing is near. */
export const suggestionOf = ({ suggestion }: Finding): string =>
  suggestion === undefined ? '' : `Você quis dizer "${suggestion}"?`;

export type Rule<Value> = (value: Value) => Iterable<Finding>;

/** Makes a rule of a test that right values pass. */
export const ruleOf =
  <Value>(
    isRight: (value: Value) => boolean | undefined,
    expected: string,
    more: Partial<Finding> = {},
  ): Rule<Value> =>
  (value) =>
    isRight(value) ? [] : [{ expected, ...more }];

const overlap = (a: Range = [0, 0], b: Range = [0, 0]) =>
  a[0] < b[1] && b[0] < a[1];

/** Applies rules in their order. What overlaps an error of an earlier rule is its echo and left out. */
export function applyRules<Value>(
  rules: readonly Rule<Value>[],
  value: Value,
): Finding[] {
  const findings: Finding[] = [];
  for (const rule of rules) {
    const errors = findings.filter(({ severity }) => severity !== 'warning');
    for (const finding of rule(value)) {
      const { range } = finding;
      if (errors.some((error) => overlap(error.range, range))) continue;
      const text = typeof value === 'string' ? value : undefined;
      const found = text && quote(text.slice(...(range ?? [])));
      findings.push({ found, ...finding });
    }
  }
  return findings;
}

/** Makes rules a zod refinement. Each finding travels in the `params` of its issue. */
export const refinement =
  <Value>(rules: readonly Rule<Value>[]) =>
  (value: Value, context: z.RefinementCtx): void => {
    for (const { field, ...params } of applyRules(rules, value)) {
      const path = field === undefined ? [] : [field];
      const message = params.expected;
      context.addIssue({ code: 'custom', message, path, params });
    }
  };
