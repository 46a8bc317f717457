import { lineRules, matchRule } from '../fields/characters';
import { type FieldOptions, textField } from '../fields/field';
import { ruleOf, type Severity } from '../fields/finding';
import { contactRules, forbiddenRule, rateRule } from './expressions';
import { BRACES, placeholderRule } from './placeholders';

const wordRules = [
  forbiddenRule,
  rateRule,
  ...lineRules,
  matchRule(
    /\bhttps?:\/\/\S+|\bwww\.\S+/gi,
    'um endereço no meio do texto não vira link; escreva {{site}} ou só palavras',
  ),
];

interface TextOptions extends FieldOptions {
  /** A part that the text must hold, and what is told when it does not. */
  readonly includes?: { readonly part: string; readonly severity?: Severity };
}

/** A text whose placeholders are replaced on the page. @param max - characters that its place holds */
export function text(label: string, max: number, options: TextOptions = {}) {
  const { includes, ...details } = options;
  const rules = [...wordRules, ...contactRules, placeholderRule];
  if (includes) {
    const { part, severity } = includes;
    const expected = `este texto precisa ter "${part}" em algum lugar`;
    rules.push(ruleOf((value) => value.includes(part), expected, { severity }));
  }
  return textField(label, rules, { ...details, max, interpolated: true });
}

/** A text with gaps that the page fills in: their names in single braces, each of them once. */
export function template(
  label: string,
  max: number,
  gaps: readonly string[],
  options: FieldOptions = {},
) {
  const names = gaps.map((gap) => `{${gap}}`).sort();
  const expected =
    gaps.length > 0
      ? `precisa ter uma vez ${names.join(', ')}, e nada mais entre chaves`
      : 'aqui não servem nomes entre chaves; escreva o próprio texto';
  const hasGaps = (value: string) =>
    (value.match(BRACES) ?? []).sort().join() === names.join();
  const rules = [...wordRules, ruleOf(hasGaps, expected)];
  return textField(label, rules, { ...options, max });
}

/** A text that is shown as it is written, without placeholders. */
export const plainText = (
  label: string,
  max: number,
  options: FieldOptions = {},
) => template(label, max, [], options);
