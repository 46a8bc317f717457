import { type FieldRule, quoted } from './fieldProblem';

// Area codes in use (Anatel, Plano Geral de Códigos Nacionais).
const AREAS = new Set(
  (
    '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55 ' +
    '61 62 63 64 65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99'
  ).split(' '),
);

/** How a phone is written in the company file. */
export const PHONE = /^\+55 \d{2} \d{4,5}-\d{4}$/;

/** A phone in the right form, from the digits of one written otherwise; only a number that can exist. */
export function repairPhone(value: string): string | undefined {
  const written = value.trim();
  // A "+" before another country's code, and anything but digits and signs (long dashes are signs), is no slip.
  if (/[^\d\s()+.\u2010-\u2015\u2212-]|^\+\s*(?!55)/.test(written)) return undefined;
  const digits = written.replace(/\D/g, '').replace(/^0+/, '');
  const whole = written.startsWith('+') || digits.length > 11;
  const national = whole && digits.startsWith('55') ? digits.slice(2) : digits;
  const [, area, start, end] = /^(\d{2})(\d{4,5})(\d{4})$/.exec(national) ?? [];
  const better = area && `+55 ${area} ${start}-${end}`;
  return better && phoneExists(better).length === 0 ? better : undefined;
}

/** What is wrong with a number without its area code. */
function numberFlaw(number: string): string | undefined {
  if (number.length === 10)
    return number.startsWith('9') ? undefined : 'celular com nove números começa com 9';
  if (number.startsWith('9')) return 'celular tem nove números depois do DDD, e aqui falta um';
  return /^[2-5]/.test(number)
    ? undefined
    : 'telefone fixo começa com 2, 3, 4 ou 5; celular tem nove números e começa com 9';
}

/** Whether the number can exist: its area code does, and its digits are those of a mobile or a landline. */
export const phoneExists: FieldRule<string> = (value) => {
  const [, area = '', number = ''] = /^\+55 (\d{2}) (.+)$/.exec(value) ?? [];
  if (/^0+$/.test(`${area}${number.replace('-', '')}`)) return []; // the sample, see the release check
  if (!AREAS.has(area))
    return [{ found: quoted(area), expected: 'esse DDD não existe', range: [4, 6] }];
  const expected = numberFlaw(number);
  return expected ? [{ found: quoted(number), expected, range: [7, value.length] }] : [];
};
