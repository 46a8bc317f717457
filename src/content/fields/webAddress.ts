import { type FieldOptions, textField } from './field';
import type { Rule } from './finding';
import { INVISIBLE } from './text';

// A host of plain ASCII with an ending of letters. "www" before a single word lacks the ending.
const ADDRESS =
  /^https:\/\/(?!www\.[^./]+(?:\/|$))(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#]\S*)?$/i;

const START = 'o endereço precisa começar com "https://"';

/** An address of another site. A letter that only looks like another leads to a stranger's, so none is suggested. */
export const addressRule: Rule<string> = (address) => {
  const rest = address.replace('http://', '');
  const suggestion = rest === address ? undefined : `https://${rest}`;
  if (!address.startsWith('https://')) return [{ expected: START, suggestion }];
  const isInPunycode = address.toLowerCase().includes('xn--');
  const isRight = ADDRESS.test(address) && URL.canParse(address);
  if (isRight && !isInPunycode && address.search(INVISIBLE) === -1) return [];
  const expected =
    'digite o endereço completo, como "https://www.banco.com.br", com letras comuns: outras, parecidas, levam ao site de um estranho';
  return [{ expected }];
};

export const webAddress = (
  label: string,
  options: FieldOptions = {},
  ...rules: Rule<string>[]
) => {
  const format = { pattern: '^https://\\S+$', expected: START };
  return textField(label, [addressRule, ...rules], { ...options, ...format });
};
