import { lineRules, matchRule, remarkRules } from '../fields/characters';
import { type FieldOptions, textField } from '../fields/field';
import type { Rule, Severity } from '../fields/finding';
import { quote } from '../fields/text';
import { contactRules, forbiddenRule, rateRule } from './expressions';
import { placeholderRule } from './placeholders';

interface TextOptions extends FieldOptions {
  /** A part that the text must hold, and what is told when it does not. */
  readonly includes?: { readonly part: string; readonly severity?: Severity };
}

const webAddressInText = matchRule(/\bhttps?:\/\/\S+|\bwww\.\S+/gi, {
  expected:
    'um endereço no meio do texto não vira link; use {{site}} para o endereço do site ou escreva só palavras',
});

const wordRules = [...lineRules, forbiddenRule, rateRule, webAddressInText];

const noBraces = matchRule(/\{\{[^{}]*\}\}|[{}]+/g, {
  expected: 'este campo não troca nomes entre chaves; escreva o próprio texto',
});

const inclusionRule =
  (part: string, severity?: Severity): Rule<string> =>
  (text) => {
    const expected = `este texto precisa ter ${quote(part)} em algum lugar`;
    return text.includes(part)
      ? []
      : [{ found: quote(text), expected, severity }];
  };

/** A text whose placeholders are replaced on the page. @param max - characters that its place holds */
export const text = (label: string, max: number, options: TextOptions = {}) => {
  const { includes, ...details } = options;
  const rules = [...wordRules, ...contactRules, placeholderRule('text')];
  if (includes) rules.push(inclusionRule(includes.part, includes.severity));
  return textField(label, { ...details, max, interpolated: true }, rules);
};

/** A text that is shown as it is written, without placeholders. */
export const plainText = (
  label: string,
  max: number,
  options: FieldOptions = {},
) => textField(label, { ...options, max }, [...wordRules, noBraces]);

/** A text that no page shows: contacts and amounts may stand in it. */
export const remark = (
  label: string,
  max: number,
  options: FieldOptions = {},
) => textField(label, { ...options, max }, remarkRules);

/** A text with gaps that the page fills in: their names in single braces, each of them once. */
export const template = (
  label: string,
  max: number,
  gaps: readonly string[],
  options: FieldOptions = {},
) => {
  const wanted = gaps.map((gap) => `{${gap}}`);
  const expected = `precisa ter uma vez ${wanted.join(', ')}, que o site troca, e nada mais entre chaves`;
  const gapsRule: Rule<string> = (value) => {
    const rest = wanted.reduce((text, gap) => text.replace(gap, ''), value);
    const isRight =
      wanted.every((gap) => value.includes(gap)) && !/[{}]/.test(rest);
    return isRight ? [] : [{ found: quote(value), expected }];
  };
  return textField(label, { ...options, max }, [...wordRules, gapsRule]);
};
