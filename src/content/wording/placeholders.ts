import type { Rule } from '../fields/finding';
import { nearestWord } from '../fields/text';

/** The names that texts may hold between double braces. */
const TEXT_NAMES = [
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

/** The names of addresses, for links alone. */
const LINK_NAMES = [
  'link_whatsapp',
  'link_telefone',
  'link_email',
  'link_encarregado',
] as const;

export type PlaceholderValues = Readonly<
  Record<(typeof TEXT_NAMES | typeof LINK_NAMES)[number], string>
>;

/** Becomes the list of the partners' complaint channels, at the end of a paragraph of a legal page. */
export const CHANNELS = 'canais_das_instituicoes';

const NBSP = '\u00a0';

// Keeps a number and its word on one line: nº 4.935, art. 18, 24 horas.
const BEFORE_NUMBER =
  /(nº|n\.º|art\.|arts\.|artigos?|§|R\$|CEP|CNPJ|Lei|seção) (?=[\d{]|nº)/gi;
const AFTER_NUMBER = /(\d) (?=(?:horas?|anos?|dias?|meses|mil|%)(?!\p{L}))/gu;

/**
 * Replaces placeholders by their values, and puts spaces that do not break beside numbers.
 * @throws Error for an unknown name: the content check reports it with its location before that
 */
export function interpolate(text: string, values: PlaceholderValues): string {
  const known = new Map<string, string>(Object.entries(values));
  return text
    .replace(/\{\{([^{}]*)\}\}/g, (_, inside: string) => {
      const value = known.get(inside.trim());
      if (value === undefined)
        throw new Error(`Nome desconhecido entre chaves: ${inside}`);
      return value;
    })
    .replace(BEFORE_NUMBER, `$1${NBSP}`)
    .replace(AFTER_NUMBER, `$1${NBSP}`);
}

const inBraces = (name: string) => `{{${name}}}`;
const textPlaceholders = TEXT_NAMES.map(inBraces);
export const linkPlaceholders = LINK_NAMES.map(inBraces);

/** Takes the spaces out that may stand beside the braces: `{{ marca }}`. */
export const tightenBraces = (text: string): string =>
  text.replace(/^\{\{([^{}]*)\}\}$/, (_, name: string) =>
    inBraces(name.trim()),
  );

/** Accepts the names that are words. */
export const placeholderRule: Rule<string> = function* (text) {
  const braces = text.matchAll(/\{\{[^{}]*\}\}|\{[^{}]*\}|[{}]+/g);
  for (const { 0: whole, index } of braces)
    if (!textPlaceholders.includes(tightenBraces(whole)))
      yield {
        range: [index, index + whole.length],
        expected: `entre chaves duplas, aqui só servem ${textPlaceholders.join(', ')}`,
        suggestion: nearestWord(whole, textPlaceholders),
      };
};
