/** The company facts a text may name, as the derived strings that stand in for them. */
export interface PlaceholderValues {
  readonly marca: string;
  readonly razao_social: string;
  readonly cnpj: string;
  readonly endereco: string;
  readonly telefone: string;
  readonly email: string;
  readonly horario: string;
  readonly encarregado: string;
  readonly encarregado_email: string;
  readonly site: string;
  readonly empresa_irma: string;
  readonly link_whatsapp: string;
  readonly link_telefone: string;
  readonly link_email: string;
  readonly link_encarregado: string;
}

/** Names that are text; they may stand in any content field. */
export const textPlaceholders = [
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
] as const satisfies readonly (keyof PlaceholderValues)[];

/** Names that are addresses; they may stand only as the target of a Markdown link. */
export const linkPlaceholders = [
  'link_whatsapp',
  'link_telefone',
  'link_email',
  'link_encarregado',
] as const satisfies readonly (keyof PlaceholderValues)[];

/** Every placeholder name there is. */
export const placeholderNames: readonly (keyof PlaceholderValues)[] = [
  ...textPlaceholders,
  ...linkPlaceholders,
];

// Markdown percent-encodes the braces of a link's target, so both spellings count.
const PLACEHOLDER = /(?:\{\{|%7B%7B)\s*([a-z_]+)\s*(?:\}\}|%7D%7D)/g;

/**
 * Puts the company's facts in the place of `{{name}}`.
 * @param text - a content text, or the HTML made from one
 * @param values - the fact for each name, already escaped when `text` is HTML
 * @returns the text with every placeholder replaced
 * @throws Error when a name is unknown: the content check reports it with its place before that
 */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  return text.replace(PLACEHOLDER, (_whole, name: string) => {
    const value = values[name as keyof PlaceholderValues];
    if (value === undefined) {
      throw new Error(`Nome desconhecido entre chaves: {{${name}}}`);
    }
    return value;
  });
}
