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
  /** A part that the text must contain, and the severity if it is missing. */
  readonly includes?: { readonly part: string; readonly severity?: Severity };
}

/** Makes a field for a text with placeholders. @param max - maximum length in characters */
export function text(label: string, max: number, options: TextOptions = {}) {
  const { includes, ...details } = options;
  const rules = [placeholderRule, ...wordRules, ...contactRules];
  if (includes) {
    const { part, severity } = includes;
    const expected = `este texto precisa ter "${part}" em algum lugar`;
    rules.push(ruleOf((value) => value.includes(part), expected, { severity }));
  }
  return textField(label, rules, { ...details, max, interpolated: true });
}

/** Makes a field for a text with variables in single braces, which the page replaces. Each must occur once. */
export function template(
  label: string,
  max: number,
  variables: readonly string[],
  options: FieldOptions = {},
) {
  const names = variables.map((variable) => `{${variable}}`).sort();
  const expected =
    variables.length > 0
      ? `precisa ter uma vez ${names.join(', ')}, e nada mais entre chaves`
      : 'aqui não servem nomes entre chaves; escreva o próprio texto';
  const hasVariables = (value: string) =>
    (value.match(BRACES) ?? []).sort().join() === names.join();
  const rules = [...wordRules, ruleOf(hasVariables, expected)];
  return textField(label, rules, { ...options, max });
}

/** Makes a field for a text without placeholders, which is shown as written. */
export const plainText = (
  label: string,
  max: number,
  options: FieldOptions = {},
) => template(label, max, [], options);
