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
  /(?<![\p{L}\p{N}/=@&?#%+*_~`])(?:([*_~])(?![\s)\]},.;:!?])[^\n]+?(?<![\s([{])\1|(`+)[^`\n]+\2)(?![\p{L}\p{N}/=@&*_~`])/gu;

/** Rules for a short text, which is shown exactly as written. */
const lineRules = [
  outerSpaces,
  forbid(
    /<\/?[a-z][^<>]*>|<!--|&(?:[a-z][a-z\d]+|#x?[\da-f]+);|&nbsp\b|\*\*|__|\]\(/gi,
    'aqui não servem HTML nem Markdown; escreva só as palavras',
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
