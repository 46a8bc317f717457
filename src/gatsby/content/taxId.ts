import { type FieldRule, quoted } from './fieldProblem';

const FIRST = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];
const SECOND = [6, ...FIRST];

const digit = (characters: string, weights: readonly number[]): number => {
  const sum = weights.reduce(
    (total, weight, i) => total + weight * (characters.charCodeAt(i) - 48),
    0,
  );
  return sum % 11 < 2 ? 0 : 11 - (sum % 11);
};

/**
 * Whether a CNPJ's check digits are right. Letters count as well: since July 2026 the Receita Federal gives out
 * CNPJs with letters (Instrução Normativa RFB nº 2.229/2024); a character is worth its ASCII code minus 48.
 * @param cnpj - with or without punctuation
 */
export function isTaxId(cnpj: string): boolean {
  const characters = cnpj.replace(/[^0-9A-Z]/g, '');
  const first = digit(characters, FIRST);
  return characters.slice(12) === `${first}${digit(characters, SECOND)}`;
}

/** Check digits, save for the sample of zeros, which the release check names (decision 4). */
export const checkDigits: FieldRule<string> = (cnpj) =>
  isTaxId(cnpj)
    ? []
    : [
        {
          found: quoted(cnpj),
          expected:
            'os dois últimos números não conferem; copie o CNPJ do cartão da Receita Federal',
        },
      ];
