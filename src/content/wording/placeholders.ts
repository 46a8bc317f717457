import type { DerivedValues } from '../derived';
import type { Rule } from '../fields/finding';
import { nearestWord } from '../fields/text';
import type { Company } from '../schemas/company';

/** What texts may hold between double braces, with the value that takes its place. The addresses, `link_…`, stand in links alone. */
export const placeholders = {
  marca: ({ brand }) => brand,
  razao_social: ({ legalName }) => legalName,
  cnpj: ({ cnpj }) => cnpj,
  endereco: (_, { address }) => address,
  telefone: (_, { phone }) => phone,
  email: ({ email }) => email,
  horario: (_, { hours }) => hours,
  encarregado: ({ dataProtectionOfficer }) => dataProtectionOfficer.name,
  encarregado_email: ({ dataProtectionOfficer }) => dataProtectionOfficer.email,
  site: ({ siteUrl }) => siteUrl.replace('https://', ''),
  empresa_irma: ({ office }) => office.company,
  endereco_escritorio: (_, { office }) => office,
  hospedagem: ({ hosting }) => hosting.provider,
  pais_hospedagem: ({ hosting }) => hosting.country,
  link_whatsapp: (_, { chatUrl }) => chatUrl,
  link_telefone: (_, { phoneUrl }) => phoneUrl,
  link_email: (_, { emailUrl }) => emailUrl,
  link_encarregado: (_, { officerUrl }) => officerUrl,
} satisfies Readonly<
  Record<string, (company: Company, derived: DerivedValues) => string>
>;

export type PlaceholderValues = Readonly<
  Record<keyof typeof placeholders, string>
>;

/** Becomes the list of the partners' complaint channels, at the end of a paragraph of a legal page. */
export const CHANNELS = 'canais_das_instituicoes';

/** Names between braces, right or wrong, and lone braces. */
export const BRACES = /\{\{[^{}]*\}\}|\{[^{}]*\}|[{}]+/g;

// Keeps a number and its word on one line: nº 4.935, art. 18, 24 horas.
const BEFORE_NUMBER =
  /(?<=nº|n\.º|art\.|arts\.|artigos?|§|R\$|CEP|CNPJ|Lei|seção) (?=[\d{]|nº)/gi;
const AFTER_NUMBER =
  /(?<=\d) (?=(?:horas?|anos?|dias?|meses|mil|%)(?!\p{L}))/gu;

/**
 * Replaces placeholders by their values, and puts spaces that do not break beside numbers.
 * @throws Error for an unknown name: the content check reports it with its location before that
 */
export function interpolate(text: string, values: PlaceholderValues): string {
  const known = new Map<string, string>(Object.entries(values));
  return text
    .replace(BRACES, (name) => {
      // Single braces are gaps that a page fills in.
      if (!name.startsWith('{{')) return name;
      const value = known.get(name.slice(2, -2).trim());
      if (value === undefined)
        throw new Error(`Nome desconhecido entre chaves: ${name}`);
      return value;
    })
    .replace(BEFORE_NUMBER, '\u00a0')
    .replace(AFTER_NUMBER, '\u00a0');
}

const names = Object.keys(placeholders).map((name) => `{{${name}}}`);
const isLink = (name: string) => name.startsWith('{{link_');
const textPlaceholders = names.filter((name) => !isLink(name));
export const linkPlaceholders = names.filter(isLink);

/** Takes the spaces out that may stand beside the braces: `{{ marca }}`. */
export const tightenBraces = (text: string): string =>
  text.startsWith('{{') && text.endsWith('}}')
    ? `{{${text.slice(2, -2).trim()}}}`
    : text;

/** Accepts the names that are words. */
export const placeholderRule: Rule<string> = function* (text) {
  for (const { 0: whole, index } of text.matchAll(BRACES))
    if (!textPlaceholders.includes(tightenBraces(whole)))
      yield {
        range: [index, index + whole.length],
        expected: `entre chaves duplas, aqui só servem ${textPlaceholders.join(', ')}`,
        suggestion: nearestWord(whole, textPlaceholders),
      };
};
