import { firstInvisible } from './characters';
import { type FieldOptions, makeField, textSchema } from './field';
import type { Rule } from './finding';
import { quote } from './text';

/** In characters. */
const LONGEST = 500;

/** A host of plain ASCII with an ending of letters. "www" before a single word lacks the ending. */
const HOST = /^(?!www\.[^.]+$)(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/;

/** What is wrong with an address that begins with `https://`. */
function flawOf(address: string): string | undefined {
  if (address.length > LONGEST || !URL.canParse(address))
    return 'escreva um endereço que um navegador abra: copie-o da barra dele';
  const url = new URL(address);
  const [host = ''] = address.slice('https://'.length).split('/');
  // A letter that only looks like another leads to a stranger's site, so no replacement is offered.
  if (url.hostname.includes('xn--') || /[^ -~]/.test(host))
    return 'o nome do site só pode ter letras comuns, sem acentos: outras letras, parecidas, levam ao site de um estranho; digite-o de novo';
  if (!HOST.test(url.hostname) || url.port || url.username || url.password)
    return 'o nome do site precisa ser completo, como "www.banco.com.br", sem ponto no fim, porta, usuário ou senha';
  if (url.hash || url.search.includes('utm_'))
    return 'tire o que vem depois de "#" e os códigos de campanha (utm_…)';
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

/** An address of another site. Nothing but `https://` is accepted. */
export const addressRule: Rule<string> = (address) => {
  const unseen = firstInvisible(address);
  if (unseen) return [unseen];
  const found = quote(address);
  if (address.includes(' '))
    return [{ found, expected: 'o endereço não pode ter espaços' }];
  if (address.startsWith('https://')) {
    const expected = flawOf(address);
    return expected ? [{ found, expected }] : [];
  }
  const expected = 'o endereço precisa começar com "https://"';
  return [{ found, expected, suggestion: secured(address) }];
};

export const webAddress = (
  label: string,
  options: FieldOptions = {},
  ...rules: Rule<string>[]
) =>
  makeField('text', label, textSchema(addressRule, ...rules), {
    ...options,
    pattern: '^https://\\S+$',
    expected: 'escreva um endereço que comece com "https://"',
  });
