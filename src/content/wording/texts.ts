import { outerSpaces } from '../fields/characters';
import { type FieldOptions, textField } from '../fields/field';
import { demand, forbid, type Severity } from '../fields/rule';
import { claims, contactRules, rates } from './expressions';
import { BRACES, placeholderRule } from './placeholders';

/**
 * Words between signs that WhatsApp shows as a format: https://faq.whatsapp.com/539178204879377
 * A sign inside a word, an address or a calculation, and one for a footnote, is none.
 */
const WHATSAPP =
  /(?<![\p{L}\p{N}/=@&?#%+*_~`])(?:([*_~])(?!\1|[\s)\]},.;:!?])[^\n]+?(?<![\s([{])\1|(`+)[^`\n]+\2)(?![\p{L}\p{N}/=@&*_~`])/gu;

/** HTML that people know, or that other programs write. What else stands between < and > may be meant so. */
const TAGS =
  'a|b|big|br|center|code|del|div|em|font|h[1-6]|hr|i|img|ins|li|mark|ol|p|pre|s|small|span|strike|strong|sub|sup|table|t[dhr]|u|ul';
const ENTITIES =
  '[aeiou](?:acute|circ|grave|tilde|uml)|amp|apos|bull|ccedil|copy|deg|e[mn]sp|euro|gt|hellip|[lr](?:aquo|dquo|squo)|lt|[mn]dash|middot|nbsp|ntilde|ord[fm]|quot|reg|sect|shy|sup[123]|thinsp|times|trade|zwn?j|#x?[\\da-f]+';

/** A pair around words. Two stars alone are the sign of a note. */
const BOLD =
  '(?<![\\p{L}\\p{N}*_])(?:\\*{2,3}(?=[^\\s*])[^*\\n]+(?<=\\S)\\*{2,3}|__(?=[^\\s_])[^_\\n]+(?<=\\S)__)(?![\\p{L}\\p{N}*_])';

const MARKUP = new RegExp(
  `</?(?:${TAGS})\\b[^<>]*>|<!--|&(?:${ENTITIES});|&nbsp\\b|${BOLD}|\\]\\(`,
  'giu',
);

/** Rules for a short text, which is shown exactly as written. */
const lineRules = [
  outerSpaces,
  forbid(MARKUP, 'aqui não servem HTML nem Markdown; escreva só as palavras'),
  forbid(
    /<[a-z][^<>]*>/gi,
    'os sinais < e > aparecem no site como estão escritos; se falta aqui um nome ou um valor, escreva-o',
    'warning',
  ),
  forbid(
    WHATSAPP,
    'os sinais do WhatsApp aparecem no site como estão escritos; apague-os',
  ),
  claims,
  rates,
];

interface TextOptions extends FieldOptions {
  /** A part that the text must contain. */
  readonly includes?: { readonly part: string; readonly severity?: Severity };
}

/** Makes a field for a text with placeholders. */
export function text(label: string, max: number, options: TextOptions = {}) {
  const { includes, ...details } = options;
  const rules = [placeholderRule, ...lineRules, ...contactRules];
  if (includes) {
    const { part, severity } = includes;
    const message = `este texto precisa ter "${part}" em algum lugar`;
    rules.push(demand((value) => value.includes(part), message, severity));
  }
  return textField(label, { ...details, max, interpolated: true }, rules);
}

/** Makes a field for a text with variables in single braces, each of them once. */
export function template(
  label: string,
  max: number,
  variables: readonly string[],
  options: FieldOptions = {},
) {
  const names = variables.map((variable) => `{${variable}}`).sort();
  const message =
    variables.length > 0
      ? `precisa ter uma vez ${names.join(', ')}, e nada mais entre chaves`
      : 'aqui não servem nomes entre chaves; escreva o próprio texto';
  const hasVariables = (value: string) =>
    (value.match(BRACES) ?? []).sort().join() === names.join();
  const rules = [...lineRules, demand(hasVariables, message)];
  return textField(label, { ...options, max }, rules);
}

/** Makes a field for a text without placeholders, which is shown as written. */
export const plainText = (
  label: string,
  max: number,
  options: FieldOptions = {},
) => template(label, max, [], options);
