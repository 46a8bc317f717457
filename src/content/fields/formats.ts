import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { z } from 'zod';
import {
  type FieldKind,
  type FieldOptions,
  optional,
  textField,
} from './field';
import { demand, type Rule } from './rule';

/** Makes fields for texts of one format. @param rule - for a text of this format that is no sample */
const formatField =
  (
    pattern: RegExp,
    message: string,
    rule: Rule<string> = () => {},
    kind: FieldKind = 'text',
  ) =>
  (label: string, options: FieldOptions = {}) =>
    textField(label, { ...options, kind, pattern, message }, [
      (value, report) => {
        if (!options.samples?.includes(value)) rule(value, report);
      },
    ]);

export const phone = formatField(
  /^\+55 \d{2} \d{4,5}-\d{4}$/,
  'escreva um telefone só, como "+55 13 99999-9999" ou "+55 13 3333-4444"',
  demand(
    (value) => parsePhoneNumberFromString(value)?.isValid(),
    'esse número não existe; confira o DDD e os algarismos',
  ),
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

export const cnpj = formatField(
  /^[0-9A-Z]{2}\.[0-9A-Z]{3}\.[0-9A-Z]{3}\/[0-9A-Z]{4}-\d{2}$/,
  'escreva o CNPJ como "12.345.678/0001-95"',
  demand((value) => {
    const characters = value.split(/[./-]/).join('');
    const valid = addCheckDigit(addCheckDigit(characters.slice(0, 12)));
    return characters === valid;
  }, 'os dois últimos números não conferem; copie o CNPJ de novo'),
);

export const postalCode = formatField(
  /^\d{5}-\d{3}$/,
  'escreva o CEP como "11410-000"',
);

export const email = formatField(
  z.regexes.email,
  'escreva um e-mail só, como "contato@empresa.com.br"',
);

export const time = formatField(
  /^(?:[01]\d|2[0-3]):[0-5]\d$/,
  'escreva uma hora só, de 00:00 a 23:59, como "08:30"',
);

const DAY = 24 * 60 * 60 * 1000;

export const date = formatField(
  z.regexes.date,
  'escreva um dia que existe no calendário, como ano-mês-dia: 2026-11-20',
  // One day of tolerance: the check may run in another time zone.
  demand(
    (value) => Date.parse(value) <= Date.now() + DAY,
    'esta data ainda não chegou',
  ),
  'date',
);

const codeField = formatField(
  /^[\da-f]{6}$/,
  'quem escreve o código é "npm run sign"; apague-o e assine de novo',
);

/** Makes a field for the code of what somebody has signed, which tools/sign.ts computes and writes. */
export const signatureCode = () =>
  optional(
    codeField('Código do que foi assinado', { internal: true, hidden: true }),
  );

// A domain with a dot, without a user, a port, or letters that only look like common ones.
const siteOf = (letters: string) =>
  `https://(?!www\\.[^.]+$)(?:[${letters}0-9]+(?:-+[${letters}0-9]+)*\\.)+[${letters}]{2,}`;

const ADDRESS = `${siteOf('a-zA-Z')}(?:[/?#][^\\s\\\\]*)?`;

/** Matches the address of a page on another site. It is no `new URL()`, which accepts mistakes and corrects them. */
export const webAddressPattern = new RegExp(`^${ADDRESS}$`);

export const webAddressMessage =
  'escreva o endereço de um site, como "https://www.banco.com.br": começa com "https://", sem espaços nem acentos';

export const webAddress = formatField(webAddressPattern, webAddressMessage);

/** Makes a field for the address of a whole site, without a path. */
export const siteAddress = formatField(
  new RegExp(`^${siteOf('a-z')}$`),
  'escreva o endereço do site, como "https://www.empresa.com.br", em minúsculas, sem nada depois do nome',
);

/** Makes a field for a phone number that can be dialled as written, or a web address. */
export const contactPoint = formatField(
  new RegExp(
    `^(?:0[38]00 \\d{3} \\d{4}|(?:300|40\\d)\\d-\\d{4}|\\(\\d{2}\\) \\d{4,5}-\\d{4}|${ADDRESS})$`,
  ),
  'escreva um só: "0800 123 4567", "4004-1234", "(11) 3333-4444" com o DDD, ou um endereço com "https://"',
);
