import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { z } from 'zod';
import { findTypingMistake } from './characters';
import { type FieldKind, type FieldOptions, textField } from './field';
import { type Rule, ruleOf } from './finding';
import { piecesOf } from './text';
import { addressRule, withScheme } from './webAddress';

interface Format {
  readonly pattern: RegExp;
  readonly expected: string;
  /** Applied to a value that matches the pattern. */
  readonly rule?: Rule<string>;
  /** Returns what a wrong value was probably meant to be. Only valid values are suggested. */
  readonly mend?: (value: string) => readonly string[];
}

/**
 * Writes the digits of a value like the examples of a message: `13 3333 4444` as `+55 13 3333-4444`.
 * The country code may be missing, or a zero at the start, which spreadsheets drop.
 */
function* likeExamples(value: string, expected: string): Generator<string> {
  const digits = value.replace(/\D/g, '');
  for (const { 1: example = '' } of expected.matchAll(/"([^"]+)"/g))
    for (const start of ['', '0', '55']) {
      const left = [...`${start}${digits}`];
      const text = example.replace(/\d/g, () => left.shift() ?? '');
      if (digits !== '' && left.length === 0) yield text;
    }
}

const formatField =
  (
    { pattern, expected, rule = () => [], mend = () => [] }: Format,
    kind: FieldKind = 'text',
  ) =>
  (label: string, options: FieldOptions = {}) => {
    const isValid = (value: string) => pattern.test(value);
    const formatRule: Rule<string> = (value) => {
      if (options.samples?.includes(value)) return [];
      if (isValid(value)) return rule(value);
      const mended = [...likeExamples(value, expected), ...mend(value)];
      const suggestion = mended.find(
        (one) => isValid(one) && [...rule(one)].length === 0,
      );
      return [findTypingMistake(value, isValid) ?? { expected, suggestion }];
    };
    const format = { pattern: pattern.source, expected };
    return textField(label, [formatRule], { ...options, ...format, kind });
  };

export const phone = formatField({
  pattern: /^\+55 \d{2} (?:9\d{4}|[2-5]\d{3})-\d{4}$/,
  expected: 'escreva o telefone como "+55 13 99999-9999" ou "+55 13 3333-4444"',
  rule: ruleOf(
    (value) => parsePhoneNumberFromString(value)?.isValid(),
    'esse número não existe; confira o DDD e os algarismos',
  ),
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
});

export const email = formatField({
  pattern: z.regexes.email,
  expected:
    'escreva um e-mail completo, sem espaços, como "contato@empresa.com.br"',
  mend: (value) => piecesOf(value.replaceAll('mailto:', '')),
});

export const time = formatField({
  pattern: z.regexes.time({ precision: -1 }),
  expected: 'escreva a hora como "08:30"',
});

const DAY = 24 * 60 * 60 * 1000;

export const date = formatField(
  {
    pattern: z.regexes.date,
    expected:
      'escreva um dia do calendário como ano-mês-dia, por exemplo 2026-11-20',
    // One day of tolerance: the check may run in another time zone.
    rule: ruleOf(
      (value) => Date.parse(value) <= Date.now() + DAY,
      'esta data ainda não chegou',
    ),
    mend: (value) => {
      const parts = value
        .replaceAll('/', '-')
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
    'escreva "0800 123 4567", "4004-1234", "(11) 3333-4444" com o DDD, ou um endereço com "https://"',
  rule: (value) => (value.startsWith('https:') ? addressRule(value) : []),
  mend: (value) => [withScheme(value)],
});
