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

/** A phone in the right form, from the digits of one written otherwise. */
export function repairPhone(value: string): string | undefined {
  if (/[^\d\s()+.-]/.test(value)) return undefined;
  const digits = value.replace(/\D/g, '').replace(/^0+/, '');
  const national = digits.length > 11 && digits.startsWith('55') ? digits.slice(2) : digits;
  const [, area, start, end] = /^(\d{2})(\d{4,5})(\d{4})$/.exec(national) ?? [];
  return area && `+55 ${area} ${start}-${end}`;
}

/** Whether the number can exist: its area code does, and nine digits start with 9. */
export const phoneExists: FieldRule<string> = (value) => {
  const [, area = '', number = ''] = /^\+55 (\d{2}) (.+)$/.exec(value) ?? [];
  if (/^0+$/.test(`${area}${number.replace('-', '')}`)) return []; // the sample, see the release check
  if (!AREAS.has(area))
    return [{ found: quoted(area), expected: 'esse DDD não existe', range: [4, 6] }];
  if (number.length === 10 && !number.startsWith('9')) {
    return [
      {
        found: quoted(number),
        expected: 'celular com nove números começa com 9',
        range: [7, value.length],
      },
    ];
  }
  return [];
};
