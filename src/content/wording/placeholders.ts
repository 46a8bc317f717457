import type { Rule } from '../fields/rule';

/** Names for values that src/gatsby/companyFacts.ts makes. */
const TEXTS = [
  'marca',
  'razao_social',
  'cnpj',
  'endereco',
  'telefone',
  'email',
  'horario',
  'encarregado',
  'encarregado_email',
  'site',
  'empresa_irma',
  'endereco_escritorio',
  'hospedagem',
  'pais_hospedagem',
] as const;

/** Allowed only as the address of a link. */
const LINKS = [
  'link_whatsapp',
  'link_telefone',
  'link_email',
  'link_encarregado',
] as const;

export type PlaceholderValues = Readonly<
  Record<(typeof TEXTS | typeof LINKS)[number], string>
>;

/** Alone in the last line of a paragraph of a legal page, it becomes a list of complaint channels. */
export const CHANNELS = 'canais_das_instituicoes';

/** Only in the words of a link to a section of the same legal page, it becomes the number of the section. */
export const SECTION_NUMBER = 'numero';

/** Whatever is between braces, and loose braces. */
export const BRACES = /\{+[^{}]*\}+|[{}]+/g;

// Such as 99999-9999, 00.000.000/0000-00, art. 54-D.
const HYPHENATED_NUMBER = /(\d[\d./]*-[\dA-Z]+)/;

/** Splits a text at its numbers with a hyphen, which are every second part. */
export const splitAtNumbers = (text: string): string[] =>
  text.split(HYPHENATED_NUMBER);

const inBraces = (name: string) => `{{${name}}}`;
const textPlaceholders: readonly string[] = TEXTS.map(inBraces);
export const linkPlaceholders: readonly string[] = LINKS.map(inBraces);

/** Removes spaces inside the braces: `{{ marca }}` becomes `{{marca}}`. */
export const tightenBraces = (text: string): string =>
  text.startsWith('{{') && text.endsWith('}}')
    ? inBraces(text.slice(2, -2).trim())
    : text;

// A name between other signs that people use for gaps: `%marca%`, `((marca))`, `[marca]`.
const OTHER_SIGNS = new RegExp(
  `(?:%|\\(\\(|\\[)\\s*(?:${TEXTS.join('|')})\\s*(?:%|\\)\\)|\\])`,
  'gi',
);

/** Allows placeholders for words, and not those for link addresses. */
export const placeholderRule: Rule<string> = (text, report) => {
  for (const { 0: match, index } of text.matchAll(OTHER_SIGNS))
    report({
      range: [index, index + match.length],
      message: 'um nome que o site troca vai entre chaves duplas: {{marca}}',
    });
  for (const { 0: match, index } of text.matchAll(BRACES))
    if (!textPlaceholders.includes(tightenBraces(match)))
      report({
        range: [index, index + match.length],
        message: `entre chaves duplas, aqui só servem ${textPlaceholders.join(', ')}`,
      });
};
