import { z } from 'zod';
import { visibleText } from './wording';

const MAX_LENGTH = 2000;

/**
 * Makes fields for texts of one format.
 * @param isValid - asked about a text that matches the pattern
 * @param wrong - what it says of one that is not valid
 */
export const format =
  (
    pattern: RegExp,
    error: string,
    isValid: (value: string) => boolean = () => true,
    wrong = error,
  ) =>
  (title: string, description?: string) =>
    visibleText()
      .max(MAX_LENGTH, { abort: true })
      .regex(pattern, { error, abort: true })
      .refine(isValid, { error: wrong })
      .meta({ title, description, patternErrorMessage: error });

export const phone = format(
  /^\+55 \d{2} \d{4,5}-\d{4}$/,
  'escreva um telefone só, como "+55 13 99999-9999" ou "+55 13 3333-4444"',
);

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

export const cnpj = format(
  /^[0-9A-Z]{2}\.[0-9A-Z]{3}\.[0-9A-Z]{3}\/[0-9A-Z]{4}-\d{2}$/,
  'escreva o CNPJ como "12.345.678/0001-95"',
  (value) => {
    const characters = value.replace(/[./-]/g, '');
    return characters === addCheckDigit(addCheckDigit(characters.slice(0, 12)));
  },
  'os dois últimos números não conferem; copie o CNPJ de novo',
);

export const postalCode = format(
  /^\d{5}-\d{3}$/,
  'escreva o CEP como "11410-000"',
);

export const email = format(
  z.regexes.email,
  'escreva um e-mail só, como "contato@empresa.com.br"',
);

export const time = format(
  /^(?:[01]\d|2[0-3]):[0-5]\d$/,
  'escreva uma hora só, de 00:00 a 23:59, como "08:30"',
);

const DAY_MS = 24 * 60 * 60 * 1000;

const day = format(
  z.regexes.date,
  'escreva um dia que existe no calendário, como ano-mês-dia: 2026-11-20',
  // One day of tolerance: the check may run in another time zone.
  (value) => Date.parse(value) <= Date.now() + DAY_MS,
  'esta data ainda não chegou',
);

export const date = (title: string, description?: string) =>
  day(title, description).meta({ format: 'date' });

// A domain with a dot, without a user, a port, or letters that only look like common ones.
const SITE =
  'https://(?!www\\.[^.]+$)(?:[a-zA-Z0-9]+(?:-+[a-zA-Z0-9]+)*\\.)+[a-zA-Z]{2,}';

/** The address of a page on another site. `new URL()` would silently correct mistakes. */
export const webAddress = format(
  new RegExp(`^${SITE}(?:[/?#][^\\s\\\\]*)?$`),
  'escreva o endereço de um site, como "https://www.banco.com.br": começa com "https://", sem espaços nem acentos',
);

/** The address of a whole site, without a path. */
export const siteAddress = format(
  new RegExp(`^${SITE}$`),
  'escreva o endereço do site, como "https://www.empresa.com.br", sem acentos e sem nada depois do nome',
);

/** The address of a title of another page, such as `/termos-uso#servicos`. The check looks whether it exists. */
export const titleAddress = format(
  /^\/[\w-]+#\S+$/,
  'escreva o endereço de uma página legal e de um título dela, como "/termos-uso#servicos"',
);
