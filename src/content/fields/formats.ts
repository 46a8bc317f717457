import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { z } from 'zod';
import { findTypingMistake } from './characters';
import { type FieldKind, type FieldOptions, textField } from './field';
import { type Finding, type Rule, ruleOf } from './finding';
import { digitsOf, foldAccents, piecesOf } from './text';
import { addressRule, withScheme } from './webAddress';

interface Format {
  readonly pattern: RegExp;
  readonly expected: string;
  /** A value in this format, if all of them have the same number of digits. */
  readonly example?: string;
  /** Applied to a value that matches the pattern. */
  readonly rule?: Rule<string>;
  /** Returns what a wrong value was probably meant to be. Only valid values are suggested. */
  readonly mend?: (value: string) => readonly string[];
}

/** Writes the digits of a value like an example with as many: `11.410120` as `11410-120`. Spreadsheets drop zeros at the start. */
function writeLike(example: string, value: string): string {
  const { length } = digitsOf(example);
  const digits = [...digitsOf(value.padStart(length, '0'))];
  return digits.length === length
    ? example.replace(/\d/g, () => digits.shift() ?? '')
    : '';
}

/** Replaces letters that look like digits. */
const withDigits = (value: string): string =>
  value
    .toLowerCase()
    .replaceAll('o', '0')
    .replaceAll('l', '1')
    .replaceAll('i', '1');

const LETTER = 'há uma letra no lugar de um número, como "O" em vez de 0';

/** Explains what is wrong with a value. */
function* checkFormat(format: Format, value: string): Generator<Finding> {
  const { pattern, expected, example = '', rule = () => [] } = format;
  const { mend = (text) => [writeLike(example, text)] } = format;
  const isValid = (text: string) => pattern.test(text);
  const isRight = (text: string) =>
    isValid(text) && [...rule(text)].length === 0;
  if (isRight(value)) return;
  const mistake = findTypingMistake(value, isValid);
  const suggestion = mend(value).find(isRight);
  const digits = mend(withDigits(value)).find(isRight);
  const { length } = digitsOf(value);
  const needed = digitsOf(example).length || length;
  const count = `: tem ${needed} algarismos, e aqui há ${length}`;
  if (mistake) yield mistake;
  else if (suggestion) yield { expected, suggestion };
  else if (digits) yield { expected: LETTER, suggestion: digits };
  else if (isValid(value)) yield* rule(value);
  else yield { expected: length === needed ? expected : expected + count };
}

const formatField =
  (format: Format, kind: FieldKind = 'text') =>
  (label: string, options: FieldOptions = {}) => {
    const rule: Rule<string> = (value) =>
      options.samples?.includes(value) ? [] : checkFormat(format, value);
    const { pattern, expected } = format;
    const details = { ...options, pattern: pattern.source, expected, kind };
    return textField(label, [rule], details);
  };

export const phone = formatField({
  pattern: /^\+55 \d{2} (?:9\d{4}|[2-5]\d{3})-\d{4}$/,
  expected:
    'escreva o telefone como "+55 13 99999-9999" ou "+55 13 3333-4444": um só, com +55, o DDD sem zero, e 9 algarismos (celular, que começa com 9) ou 8 (fixo)',
  rule: ruleOf(
    (value) => parsePhoneNumberFromString(value)?.isValid(),
    'esse número não existe; confira o DDD e os algarismos',
  ),
  mend: (value) => {
    const number = parsePhoneNumberFromString(value, 'BR');
    const text = number?.formatInternational() ?? '';
    return [text.replace(/ (\d+)$/, '-$1')];
  },
});

const WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

// The value of a character is its ASCII code minus 48: since July 2026 a CNPJ may contain letters
// (Instrução Normativa RFB nº 2.229/2024).
function addCheckDigit(characters: string): string {
  const weights = WEIGHTS.slice(-characters.length);
  const sum = weights.reduce(
    (total, weight, i) => total + weight * (characters.charCodeAt(i) - 48),
    0,
  );
  return `${characters}${sum % 11 < 2 ? 0 : 11 - (sum % 11)}`;
}

export const cnpj = formatField({
  pattern: /^[0-9A-Z]{2}\.[0-9A-Z]{3}\.[0-9A-Z]{3}\/[0-9A-Z]{4}-\d{2}$/,
  expected: 'escreva o CNPJ como "12.345.678/0001-95"',
  example: '12.345.678/0001-95',
  rule: ruleOf((value) => {
    const characters = [...value]
      .filter((character) => !'./-'.includes(character))
      .join('');
    const valid = addCheckDigit(addCheckDigit(characters.slice(0, 12)));
    return characters === valid;
  }, 'os dois últimos números não conferem; copie o CNPJ de novo'),
});

export const postalCode = formatField({
  pattern: /^\d{5}-\d{3}$/,
  expected: 'escreva o CEP como "11410-000"',
  example: '11410-000',
});

export const email = formatField({
  pattern: z.regexes.email,
  expected:
    'escreva um e-mail só, como "contato@empresa.com.br": com um "@" e o final (".com.br"), sem espaços, acentos, vírgulas nem pontos a mais',
  mend: (value) => [
    ...piecesOf(value.replaceAll('mailto:', '')),
    foldAccents(value.replaceAll(',', '.'))
      .split('.')
      .filter(Boolean)
      .join('.'),
  ],
});

export const time = formatField({
  pattern: z.regexes.time({ precision: -1 }),
  expected:
    'escreva uma hora só, de 00:00 a 23:59, sem segundos nem letras, como "08:30"',
  mend: (value) => {
    const [hours = '', minutes] = value
      .replace(/^(\d\d?)(\d\d)$/, '$1:$2')
      .split(/[:;.h]|min/i);
    return [`${hours.padStart(2, '0')}:${minutes || '00'}`];
  },
});

const DAY = 24 * 60 * 60 * 1000;

export const date = formatField(
  {
    pattern: z.regexes.date,
    expected:
      'escreva um dia que existe no calendário, como ano-mês-dia: 2026-11-20',
    // One day of tolerance: the check may run in another time zone.
    rule: ruleOf(
      (value) => Date.parse(value) <= Date.now() + DAY,
      'esta data ainda não chegou',
    ),
    mend: (value) => {
      const parts = value
        .replaceAll('/', '-')
        .replaceAll('.', '-')
        .split('-')
        .map((part) => part.padStart(2, '0'));
      return [parts, parts.toReversed()].map((order) => order.join('-'));
    },
  },
  'date',
);

/** A phone number that can be dialled as written, or a web address. */
export const contactPoint = formatField({
  pattern:
    /^(?:0[38]00 \d{3} \d{4}|(?:300|40\d)\d-\d{4}|\(\d{2}\) \d{4,5}-\d{4}|https:\/\/\S+)$/,
  expected:
    'escreva um só, completo e sem outras palavras: "0800 123 4567", "4004-1234", "(11) 3333-4444" com o DDD, ou um endereço com "https://"',
  rule: (value) => (value.startsWith('https:') ? addressRule(value) : []),
  mend: (value) => [
    parsePhoneNumberFromString(value, 'BR')?.formatNational() ?? '',
    withScheme(value),
  ],
});
