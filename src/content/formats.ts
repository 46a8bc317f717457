import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { z } from 'zod';
import {
  type FieldProblem,
  type FieldRule,
  follows,
  quoted,
} from './fieldProblem';
import { fieldKinds } from './fields';
import { firstInvisible } from './textRules';

interface Format {
  readonly pattern: RegExp;
  readonly expected: string;
  readonly repair?: (value: string) => string | undefined;
  readonly rule?: FieldRule<string>;
  readonly format?: string;
}

/** No phone, date or address is longer, in characters; patterns are not tried on what is. */
const LONGEST = 500;

const ruled = (meta: z.core.GlobalMeta, ...rules: FieldRule<string>[]) =>
  z
    .string()
    .min(1, { abort: true })
    .superRefine(follows(...rules))
    .meta(meta);

const formatted = (
  description: string,
  { pattern, expected, repair, rule = () => [], format }: Format,
) =>
  ruled(
    { description, pattern: pattern.source, ...(format && { format }) },
    (value) => {
      const unseen = firstInvisible(value);
      if (unseen) return [unseen];
      if (value.length > LONGEST) return [{ found: quoted(value), expected }];
      if (pattern.test(value)) return rule(value);
      const better = repair?.(value);
      const isRight =
        better && pattern.test(better) && rule(better).length === 0;
      return [
        {
          found: quoted(value),
          expected,
          suggestion: isRight ? better : undefined,
        },
      ];
    },
  );

const areaExists: FieldRule<string> = (value) => {
  const area = value.slice(4, 6);
  // The sample of zeros passes; the release check names it.
  return area === '00' ||
    parsePhoneNumberFromString(`+55${area}33334444`)?.isValid()
    ? []
    : [{ found: quoted(area), expected: 'esse DDD não existe', range: [4, 6] }];
};

/** As the Anatel numbering plan has it. */
export const phone = (description: string) =>
  formatted(description, {
    pattern: /^\+55 \d{2} (?:9\d{4}|[2-5]\d{3}|0{5})-\d{4}$/,
    expected:
      'escreva o telefone como "+55 13 99999-9999"; celular tem nove números e começa com 9, fixo tem oito e começa com 2, 3, 4 ou 5',
    repair: (value) => {
      // Anything but digits and signs (long dashes are signs) is no slip of the hand.
      if (/[^\d\s()+.\u2010-\u2015\u2212-]/.test(value)) return undefined;
      const number = parsePhoneNumberFromString(
        value.replace(/^\s*0+(?=\d{2})/, ''),
        'BR',
      );
      return number?.nationalNumber.replace(
        /^(\d{2})(\d{4,5})(\d{4})$/,
        '+55 $1 $2-$3',
      );
    },
    rule: areaExists,
  });

const FIRST = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

const checkDigit = (characters: string, weights: readonly number[]): number => {
  const sum = weights.reduce(
    (all, weight, i) => all + weight * (characters.charCodeAt(i) - 48),
    0,
  );
  return sum % 11 < 2 ? 0 : 11 - (sum % 11);
};

// Letters count as well: since July 2026 the Receita Federal gives out CNPJs with letters (Instrução Normativa RFB
// nº 2.229/2024); a character is worth its ASCII code minus 48. The sample of zeros passes.
const taxIdDigits: FieldRule<string> = (cnpj) => {
  const characters = cnpj.replace(/[^0-9A-Z]/g, '');
  const first = checkDigit(characters, FIRST);
  const expected =
    'os dois últimos números não conferem; copie o CNPJ do cartão da Receita Federal';
  return characters.slice(12) ===
    `${first}${checkDigit(characters, [6, ...FIRST])}`
    ? []
    : [{ found: quoted(cnpj), expected }];
};

export const taxId = (description: string) =>
  formatted(description, {
    pattern: /^[0-9A-Z]{2}\.[0-9A-Z]{3}\.[0-9A-Z]{3}\/[0-9A-Z]{4}-\d{2}$/,
    expected: 'escreva o CNPJ como "12.345.678/0001-95"',
    repair: (value) =>
      value
        .replace(/[^0-9a-z]/gi, '')
        .toUpperCase()
        .replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5'),
    rule: taxIdDigits,
  });

export const postalCode = (description: string) =>
  formatted(description, {
    pattern: /^\d{5}-\d{3}$/,
    expected: 'escreva o CEP como "11410-000"',
    repair: (value) =>
      value.replace(/\D/g, '').replace(/^(\d{5})(\d{3})$/, '$1-$2'),
  });

export const email = (description: string) =>
  formatted(description, {
    pattern: /^[\w+-]+(?:\.[\w+-]+)*@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}$/,
    expected:
      'escreva um e-mail completo, sem espaços, como "contato@empresa.com.br"',
    repair: (value) => value.trim().toLowerCase(),
  });

export const time = (description: string) =>
  formatted(description, {
    pattern: /^(?:[01]\d|2[0-3]):[0-5]\d$/,
    expected: 'escreva a hora como "08:30"',
    repair: (value) => {
      const [, hour, minute = '00'] =
        /^(\d{1,2})\s*[h:.]\s*(\d{2})?(?:\s*h)?$/i.exec(value.trim()) ?? [];
      return hour && `${hour.padStart(2, '0')}:${minute}`;
    },
  });

const DAY = 24 * 60 * 60 * 1000;

/** A day of grace: the machine that checks may live in another time zone. */
const hasCome: FieldRule<string> = (value) => {
  const found = quoted(value);
  if (!z.iso.date().safeParse(value).success)
    return [{ found, expected: 'esse dia não existe no calendário' }];
  const isAhead = Date.parse(value) > Date.now() + DAY;
  return isAhead ? [{ found, expected: 'esta data ainda não chegou' }] : [];
};

export const date = (description: string) =>
  formatted(description, {
    pattern: /^\d{4}-\d{2}-\d{2}$/,
    expected: 'escreva a data como ano-mês-dia, por exemplo 2026-11-20',
    repair: (value) => {
      const [, day, month, year] =
        /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(value.trim()) ?? [];
      return (
        day &&
        month &&
        `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
      );
    },
    rule: hasCome,
    format: 'date',
  }).register(fieldKinds, { form: 'date' });

// "www" before a single word lacks the ending: the word would be the ending itself. Endings are letters only.
const HOST =
  /^(?!www\.[^.]+$)(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/;

function flaw(address: string): FieldProblem | undefined {
  const found = quoted(address);
  if (address.length > LONGEST || !URL.canParse(address)) {
    const expected = `escreva um endereço que um navegador abra, de até ${LONGEST} letras: copie-o da barra dele`;
    return { found, expected };
  }
  const url = new URL(address);
  // A Cyrillic "а" looks like a Latin one: the address would lead to a stranger.
  const [foreign] =
    /(?!\p{Script=Latin})\p{L}/u.exec(address.split('/')[2] ?? '') ?? [];
  if (foreign) {
    const at = address.indexOf(foreign);
    return {
      found: `a letra ${quoted(foreign)}`,
      range: [at, at + foreign.length],
      expected:
        'ela é de outro alfabeto, parecida com uma do nosso; digite o endereço de novo',
    };
  }
  if (!HOST.test(url.hostname) || url.port || url.username || url.password) {
    const expected =
      'o nome do site precisa ser completo, como "www.banco.com.br", sem ponto no fim, porta, usuário ou senha';
    return { found, expected };
  }
  if (url.hash || /[?&]utm_/.test(url.search)) {
    const expected =
      'tire o que vem depois de "#" e os códigos de campanha (utm_…)';
    return { found, expected };
  }
  if (url.href === address || url.href === `${address}/`) return undefined;
  return {
    found,
    expected: 'escreva o endereço como o navegador o mostra',
    suggestion: url.href,
  };
}

// Only endings that no file has: anything else with a dot in it may be the name of a file.
const SITE =
  /^(?:www\.)?[\w-]{1,63}(?:\.[\w-]{1,63}){0,5}\.(?:br|com|org|net|gov|edu|info|app|io)(?:\/\S*)?$/i;

export const addressRule: FieldRule<string> = (address) => {
  const unseen = firstInvisible(address);
  if (unseen) return [unseen];
  const found = quoted(address);
  if (/\s/.test(address))
    return [{ found, expected: 'o endereço não pode ter espaços' }];
  if (address.startsWith('https://')) return [flaw(address) ?? []].flat();
  const bare = address.replace(/^(?:https?:)?\/*/i, '');
  const better = SITE.test(bare) ? `https://${bare}` : undefined;
  const suggestion = better && !flaw(better) ? better : undefined;
  return [
    {
      found,
      expected: 'o endereço precisa começar com "https://"',
      suggestion,
    },
  ];
};

export const webAddress = (
  description: string,
  ...rules: FieldRule<string>[]
) =>
  ruled(
    { description, pattern: '^https://\\S+$', format: 'uri' },
    addressRule,
    ...rules,
  );

export const contactPoint = (description: string) =>
  formatted(description, {
    pattern:
      /^(?:0[38]00 \d{3} \d{4}|(?:\(\d{2}\) )?\d{4,5}-\d{4}|https:\/\/\S+)$/,
    expected:
      'escreva o telefone como "0800 123 4567", "4004-1234" ou "(11) 3333-4444", ou um endereço que comece com "https://"',
    rule: (value) => (value.startsWith('https:') ? addressRule(value) : []),
  });
