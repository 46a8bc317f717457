/** Names for values that src/gatsby/companyFacts.ts makes. */
const TEXTS = [
  'marca',
  'razao_social',
  'cnpj',
  'endereco',
  'cidade',
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
  Record<(typeof TEXTS | typeof LINKS)[number], string | undefined>
>;

export const textNames: readonly string[] = TEXTS.map((name) => `{{${name}}}`);
export const linkNames: readonly string[] = LINKS.map((name) => `{{${name}}}`);

export const WRONG_NAME = `entre chaves duplas, aqui só servem ${textNames.join(', ')}`;

/** Where the company file has the values that may be missing. */
export const optionalValues = [
  { name: '{{empresa_irma}}', path: ['office', 'company'] },
  { name: '{{endereco_escritorio}}', path: ['office'] },
];

/** Reads a placeholder, in which spaces around the name do not count: `{{marca}}` for `{{ marca }}`. */
export const readPlaceholder = (found: string): string =>
  found.replace(/^\{\{\s+|\s+\}\}$/g, (space) => space.trim());

/** Lists what stands between braces, with them, and loose braces. */
export const bracesIn = (text: string): string[] =>
  text.match(/\{+[^{}]*\}+|[{}]+/g) ?? [];

/** Lists what stands between braces and is none of the names, and loose braces. */
export const unknownBraces = (
  text: string,
  names: readonly string[],
): string[] =>
  bracesIn(text).filter((found) => !names.includes(readPlaceholder(found)));
