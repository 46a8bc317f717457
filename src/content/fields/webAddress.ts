import { firstInvisible } from './characters';
import { type FieldOptions, makeField, textSchema } from './field';
import type { Rule } from './finding';

/** A host of plain ASCII with an ending of letters. "www" before a single word lacks the ending. */
const HOST = /^(?!www\.[^.]+$)(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/;

function flawOf(address: string): string | undefined {
  if (!URL.canParse(address)) return 'copie o endereço da barra do navegador';
  const { hostname, port, username } = new URL(address);
  const [, , host = ''] = address.split('/');
  // A letter that only looks like another leads to a stranger's site, so nothing is suggested.
  if (hostname.includes('xn--') || /[^ -~]/.test(host))
    return 'o nome do site só tem letras comuns: outras, parecidas, levam ao site de um estranho; digite-o de novo';
  if (!HOST.test(hostname) || port || username)
    return 'escreva o nome completo do site, como "www.banco.com.br", e nada mais';
  return undefined;
}

/** Puts `https://` in the place of another beginning, where that gives an address. */
function secured(address: string): string | undefined {
  const rest = address.replace(/^https?:\/\//i, '');
  const isSite =
    rest !== address || rest.startsWith('www.') || rest.endsWith('.br');
  const secure = `https://${rest}`;
  return isSite && flawOf(secure) === undefined ? secure : undefined;
}

const EXPECTED = 'o endereço precisa começar com "https://"';

/** An address of another site. Nothing but `https://` is accepted. */
export const addressRule: Rule<string> = (address) => {
  const unseen = firstInvisible(address);
  if (unseen) return [unseen];
  if (address.includes(' '))
    return [{ expected: 'o endereço não pode ter espaços' }];
  if (!address.startsWith('https://'))
    return [{ expected: EXPECTED, suggestion: secured(address) }];
  const flaw = flawOf(address);
  if (flaw) return [{ expected: flaw }];
  const expected = 'o endereço tem códigos de campanha (utm_…); tire-os';
  return address.includes('utm_') ? [{ expected, severity: 'warning' }] : [];
};

export const webAddress = (
  label: string,
  options: FieldOptions = {},
  ...rules: Rule<string>[]
) => {
  const schema = textSchema([addressRule, ...rules], EXPECTED);
  const pattern = '^https://\\S+$';
  const details = { ...options, pattern, expected: EXPECTED };
  return makeField('text', label, schema, details);
};
