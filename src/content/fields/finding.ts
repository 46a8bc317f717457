import type { z } from 'zod';

/** A part of a text, in UTF-16 units. */
export type Range = readonly [start: number, end: number];

export type Severity = 'error' | 'warning';

/** What a rule finds in one value. The check gives it a location in a file, and then it is a diagnostic. */
export interface Finding {
  /** What is there; the sentence is "Encontrei <found>; <expected>." */
  readonly found?: string;
  readonly expected: string;
  /** A replacement, given only where it is sure to be right. */
  readonly suggestion?: string;
  /** The part of the value; the whole of it if left out. */
  readonly range?: Range;
  /** An error if left out. */
  readonly severity?: Severity;
  /** Of a rule about a whole group: the field that the finding belongs to. */
  readonly field?: string;
}

export type Rule<Value> = (value: Value) => readonly Finding[];

const isInside = ({ range }: Finding, other: Finding) =>
  range &&
  other.range &&
  range[0] < other.range[1] &&
  other.range[0] < range[1];

/** Applies rules in their order. Of two findings that overlap, only the earlier rule's is kept. */
export function applyRules<Value>(
  rules: readonly Rule<Value>[],
  value: Value,
): Finding[] {
  const findings: Finding[] = [];
  for (const rule of rules) {
    const earlier = findings.filter(({ severity }) => severity !== 'warning');
    for (const finding of rule(value))
      if (!earlier.some((other) => isInside(finding, other)))
        findings.push(finding);
  }
  return findings;
}

/** Makes rules a zod refinement. Each finding travels in the `params` of its issue. */
export const refinement =
  <Value>(...rules: Rule<Value>[]) =>
  (value: Value, context: z.RefinementCtx): void => {
    for (const { field, ...params } of applyRules(rules, value))
      context.addIssue({
        code: 'custom',
        message: params.expected,
        path: field === undefined ? [] : [field],
        params,
      });
  };
