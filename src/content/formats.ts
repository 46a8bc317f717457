import { z } from 'zod';
import { visibleText } from './wording';

const MAX_LENGTH = 2000;

interface FormatOptions {
  readonly pattern: RegExp;
  /** What an editor reads about a text that does not match the pattern. */
  readonly error: string;
  /** Asked about a text that matches. */
  readonly isValid?: (value: string) => boolean;
  /** What an editor reads about one that matches and is not valid. */
  readonly invalid?: string;
}

/** Makes fields for texts of one format. */
export const format =
  ({ pattern, error, isValid = () => true, invalid }: FormatOptions) =>
  (title: string, description?: string) =>
    visibleText()
      .max(MAX_LENGTH, { abort: true })
      .regex(pattern, { error, abort: true })
      .refine(isValid, { error: invalid })
      .meta({ title, description, patternErrorMessage: error });

export const phone = format({
  pattern: /^\+55 \d{2} \d{4,5}-\d{4}$/,
  error:
    'escreva um telefone só, como "+55 13 99999-9999" ou "+55 13 3333-4444"',
});

const WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

// Since July 2026 a CNPJ may have letters, which count as their ASCII code minus 48
// (Instrução Normativa RFB nº 2.229/2024).
function addCheckDigit(characters: string): string {
  const weights = WEIGHTS.slice(-characters.length);
  const sum = weights.reduce(
    (total, weight, i) => total + weight * (characters.charCodeAt(i) - 48),
    0,
  );
  return `${characters}${sum % 11 < 2 ? 0 : 11 - (sum % 11)}`;
}

export const cnpj = format({
  pattern: /^[0-9A-Z]{2}\.[0-9A-Z]{3}\.[0-9A-Z]{3}\/[0-9A-Z]{4}-\d{2}$/,
  error: 'escreva o CNPJ como "12.345.678/0001-95"',
  isValid: (value) => {
    const characters = value.replace(/[./-]/g, '');
    return characters === addCheckDigit(addCheckDigit(characters.slice(0, 12)));
  },
  invalid: 'os dois últimos números não conferem; copie o CNPJ de novo',
});

export const postalCode = format({
  pattern: /^\d{5}-\d{3}$/,
  error: 'escreva o CEP como "11410-000"',
});

export const email = format({
  pattern: z.regexes.email,
  error: 'escreva um e-mail só, como "contato@empresa.com.br"',
});

export const time = format({
  pattern: /^(?:[01]\d|2[0-3]):[0-5]\d$/,
  error: 'escreva uma hora só, de 00:00 a 23:59, como "08:30"',
});

const DAY_MS = 24 * 60 * 60 * 1000;

const day = format({
  pattern: z.regexes.date,
  error:
    'escreva um dia que existe no calendário, como ano-mês-dia: 2026-11-20',
  // One day of tolerance: the check may run in another time zone.
  isValid: (value) => Date.parse(value) <= Date.now() + DAY_MS,
  invalid: 'esta data ainda não chegou',
});

export const date = (title: string, description?: string) =>
  day(title, description).meta({ format: 'date' });

// A domain with a dot, without a user, a port, or letters that only look like common ones.
const SITE =
  'https://(?!www\\.[^.]+$)(?:[a-zA-Z0-9]+(?:-+[a-zA-Z0-9]+)*\\.)+[a-zA-Z]{2,}';

/** The address of a page on another site. `new URL()` would silently correct mistakes. */
export const webAddress = format({
  pattern: new RegExp(`^${SITE}(?:[/?#][^\\s\\\\]*)?$`),
  error:
    'escreva o endereço de um site, como "https://www.banco.com.br": começa com "https://", sem espaços nem acentos',
});

/** The address of a whole site, without a path. */
export const siteAddress = format({
  pattern: new RegExp(`^${SITE}$`),
  error:
    'escreva o endereço do site, como "https://www.empresa.com.br", sem acentos e sem nada depois do nome',
});

/** The address of a title of another page, such as `/termos-uso#servicos`. The check looks whether it exists. */
export const titleAddress = format({
  pattern: /^\/[\w-]+#\S+$/,
  error:
    'escreva o endereço de uma página legal e de um título dela, como "/termos-uso#servicos"',
});
