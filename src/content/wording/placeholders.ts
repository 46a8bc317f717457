import type { Rule } from '../fields/finding';
import { firstText, foldAccents, nearestWord } from '../fields/text';

/** The names that texts may have between double braces. The values are made in src/content/derived.ts. */
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

/** Placeholder for the list of the partners' complaint channels, at the end of a paragraph of a legal page. */
export const CHANNELS = 'canais_das_instituicoes';

/** Names between braces, valid or not, and braces without a name. */
export const BRACES = /\{+[^{}]*\}+|[{}]+/g;

// Spaces that must not break, to keep a number and its word on one line: nº 4.935, art. 18, 24 horas.
const BEFORE_NUMBER =
  /(?<=nº|n\.º|art\.|arts\.|artigos?|§|R\$|CEP|CNPJ|Lei|NBR|seção) (?=[\d{]|nº)/gi;
const AFTER_NUMBER =
  /(?<=\d) (?=(?:horas?|anos?|dias?|meses|mil|%)(?!\p{L}))/gu;

// Numbers that browsers may break at their hyphen: 99999-9999, 00.000.000/0000-00, art. 54-D.
const HYPHENATED_NUMBER = /(\d[\d./]*-[\dA-Z]+)/;

/** Splits a text at its numbers with a hyphen, which must stay on one line: every second part is such a number. */
export const splitAtNumbers = (text: string): string[] =>
  text.split(HYPHENATED_NUMBER);

/**
 * Replaces placeholders with their values, and spaces next to numbers with no-break spaces.
 * @throws Error for an unknown placeholder. The content check has reported it before, with its location.
 */
export function interpolate(text: string, values: PlaceholderValues): string {
  const known = new Map<string, string>(Object.entries(values));
  return text
    .replace(BRACES, (name) => {
      // The page itself replaces variables in single braces.
      if (!name.startsWith('{{')) return name;
      const value = known.get(name.slice(2, -2).trim());
      if (value === undefined)
        throw new Error(`Nome desconhecido entre chaves: ${name}`);
      return value;
    })
    .replace(BEFORE_NUMBER, '\u00a0')
    .replace(AFTER_NUMBER, '\u00a0');
}

const inBraces = (name: string) => `{{${name}}}`;
const textPlaceholders: readonly string[] = TEXTS.map(inBraces);
export const linkPlaceholders: readonly string[] = LINKS.map(inBraces);

/** Removes spaces inside the braces: `{{ marca }}` becomes `{{marca}}`. */
export const tightenBraces = (text: string): string =>
  text.startsWith('{{') && text.endsWith('}}')
    ? `{{${text.slice(2, -2).trim()}}}`
    : text;

/** A name between other signs that people use for gaps: `%marca%`, `((marca))`, `[marca]`, `<marca>`. */
const OTHER_SIGNS = /(?:%|\(\(|\[+|<+)([\p{L}_ ]+)(?:%|\)\)|\]+|>+)/gu;

/** Allows placeholders for words, and not those for link addresses. */
export const placeholderRule: Rule<string> = function* (text) {
  for (const { 0: whole, 1: name = '', index } of text.matchAll(OTHER_SIGNS)) {
    const suggestion = inBraces(foldAccents(name.trim()).replaceAll(' ', '_'));
    if (textPlaceholders.includes(suggestion))
      yield {
        range: [index, index + whole.length],
        expected: 'um nome que o site troca vai entre chaves duplas',
        suggestion,
      };
  }
  for (const { 0: whole, index } of text.matchAll(BRACES)) {
    const written = tightenBraces(whole);
    if (textPlaceholders.includes(written)) continue;
    const expected = firstText(
      !/\w/.test(whole) &&
        'esta chave não tem par: um nome vai entre duas de cada lado, como {{marca}}',
      written === inBraces(CHANNELS) &&
        'este nome fica numa página legal, sozinho na última linha de um parágrafo, fora de listas',
      linkPlaceholders.includes(written) &&
        `este nome só serve de endereço de um link de uma página legal, como [fale conosco](${written})`,
      `entre chaves duplas, aqui só servem ${textPlaceholders.join(', ')}`,
    );
    const range = [index, index + whole.length] as const;
    const suggestion = nearestWord(whole, textPlaceholders);
    yield { range, expected, suggestion };
  }
};
