import { type PlaceholderValues, placeholderNames } from './facts';
import {
  type FieldProblem,
  type FieldRule,
  nearest,
  quoted,
} from './fieldProblem';

// Addresses may stand only as the target of a Markdown link.
const isLink = (name: string) => name.startsWith('link_');

/** The name that becomes the list of the partners' complaint channels, at the end of a paragraph of a legal page. */
export const CHANNELS = 'canais_das_instituicoes';

const NBSP = '\u00a0';

// No line breaks inside nº 4.935, art. 18, R$ 10; nor before the word of 24 horas, 10 anos.
const BEFORE_NUMBER =
  /(nº|n\.º|art\.|arts\.|§|R\$|CEP|CNPJ|Lei|seção) (?=[\d{]|nº)/gi;
const AFTER_NUMBER = /(\d) (?=(?:horas?|anos?|dias?|meses|mil|%)(?!\p{L}))/gu;

/** @throws Error when a name is unknown: the content check reports it with its place before that */
export function fillText(text: string, values: PlaceholderValues): string {
  return text
    .replace(/\{\{([^{}]*)\}\}/g, (_whole, inside: string) => {
      const value = (values as Readonly<Record<string, string>>)[inside.trim()];
      if (value === undefined)
        throw new Error(`Nome desconhecido entre chaves: ${inside}`);
      return value;
    })
    .replace(BEFORE_NUMBER, `$1${NBSP}`)
    .replace(AFTER_NUMBER, `$1${NBSP}`);
}

const BRACES = /\{\{([^{}]*)\}\}|\{[^{}]*\}|[{}]+/g;

const MISPLACED = {
  text: 'este nome é um endereço e só serve de destino de link nos arquivos .md',
  link: 'este nome é um texto e não serve de destino de link',
  channels:
    'este nome vira uma lista: só serve nas páginas legais, sozinho na última linha de um parágrafo',
};

/** The rule for names between braces: those that are words in a `text`, those that are addresses in a `link`. */
export const placeholderRule = (place: 'text' | 'link'): FieldRule<string> => {
  const allowed = placeholderNames.filter(
    (name) => isLink(name) === (place === 'link'),
  );
  const listed = allowed.map((name) => `{{${name}}}`).join(', ');
  const sentence = (name: string): Omit<FieldProblem, 'range'> => {
    if (name === CHANNELS) return { expected: MISPLACED.channels };
    if (placeholderNames.includes(name)) return { expected: MISPLACED[place] };
    const near = nearest(name, [...allowed, CHANNELS]);
    const expected = `não conheço esse nome; os que existem são ${listed}`;
    return { expected, suggestion: near && `{{${near}}}` };
  };
  return (text) =>
    [...text.matchAll(BRACES)].flatMap(
      ({ 0: whole, 1: inside, index }): FieldProblem[] => {
        const name = inside?.trim();
        if (name !== undefined && allowed.includes(name)) return [];
        const range = [index, index + whole.length] as const;
        const expected = 'nomes vão entre chaves duplas, como {{marca}}';
        return [
          {
            found: quoted(whole),
            range,
            ...(name ? sentence(name) : { expected }),
          },
        ];
      },
    );
};
