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

/** Lists what stands between braces and is none of the names, and loose braces. Spaces inside the braces do not count. */
export const unknownBraces = (
  text: string,
  names: readonly string[],
): string[] =>
  (text.match(/\{+[^{}]*\}+|[{}]+/g) ?? []).filter(
    (found) => !names.includes(found.replace(/\s/g, '')),
  );
