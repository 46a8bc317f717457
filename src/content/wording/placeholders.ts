import type { Finding, Rule } from '../fields/finding';
import { nearestWord, quote } from '../fields/text';

/** The names that texts may hold between double braces, with what stands there on the page. */
export const placeholders = {
  marca: 'a marca',
  razao_social: 'o nome de registro',
  cnpj: 'o CNPJ',
  endereco: 'o endereço inteiro',
  telefone: 'o telefone',
  email: 'o e-mail',
  horario: 'os dias e as horas de atendimento',
  encarregado: 'o nome do encarregado pelos dados pessoais',
  encarregado_email: 'o e-mail do encarregado',
  site: 'o endereço do site',
  empresa_irma: 'a empresa do mesmo grupo',
  endereco_escritorio: 'o endereço do escritório dela',
  hospedagem: 'a empresa que hospeda o site',
  pais_hospedagem: 'o país em que o site fica hospedado',
  link_whatsapp: 'o endereço da conversa',
  link_telefone: 'o endereço que liga',
  link_email: 'o endereço que escreve',
  link_encarregado: 'o endereço que escreve ao encarregado',
} as const;

export type PlaceholderName = keyof typeof placeholders;
export type PlaceholderValues = Readonly<Record<PlaceholderName, string>>;

/** Becomes the list of the partners' complaint channels, at the end of a paragraph of a legal page. */
export const CHANNELS = 'canais_das_instituicoes';

const NAME = /\{\{([^{}]*)\}\}/g;

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
  const known: Readonly<Record<string, string>> = values;
  return text
    .replace(NAME, (_, inside: string) => {
      const value = known[inside.trim()];
      if (value === undefined)
        throw new Error(`Nome desconhecido entre chaves: ${inside}`);
      return value;
    })
    .replace(BEFORE_NUMBER, `$1${NBSP}`)
    .replace(AFTER_NUMBER, `$1${NBSP}`);
}

const names = Object.keys(placeholders);
// Addresses may stand only as the target of a Markdown link.
const isLink = (name: string) => name.startsWith('link_');

const MISPLACED = {
  text: 'este nome é um endereço e só serve de destino de link nos arquivos .md',
  link: 'este nome é um texto e não serve de destino de link',
  channels:
    'este nome vira uma lista: só serve nas páginas legais, sozinho na última linha de um parágrafo',
};

/** Accepts the names that are words in a `text`, or those that are addresses in a `link`. */
export const placeholderRule = (place: 'text' | 'link'): Rule<string> => {
  const allowed = names.filter((name) => isLink(name) === (place === 'link'));
  const listed = allowed.map((name) => `{{${name}}}`).join(', ');
  const problemOf = (name: string | undefined): Finding | undefined => {
    if (!name)
      return { expected: 'nomes vão entre chaves duplas, como {{marca}}' };
    if (allowed.includes(name)) return undefined;
    if (name === CHANNELS) return { expected: MISPLACED.channels };
    if (names.includes(name)) return { expected: MISPLACED[place] };
    const near = nearestWord(name, [...allowed, CHANNELS]);
    return {
      expected: `não conheço esse nome; os que existem são ${listed}`,
      suggestion: near && `{{${near}}}`,
    };
  };
  return (text) =>
    [...text.matchAll(/\{\{([^{}]*)\}\}|\{[^{}]*\}|[{}]+/g)].flatMap(
      ({ 0: whole, 1: inside, index }) => {
        const problem = problemOf(inside?.trim());
        const range = [index, index + whole.length] as const;
        return problem ? [{ found: quote(whole), range, ...problem }] : [];
      },
    );
};
