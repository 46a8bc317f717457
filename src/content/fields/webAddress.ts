import { z } from 'zod';
import { findTypingMistake } from './characters';
import { type FieldOptions, textField } from './field';
import type { Rule } from './finding';
import { firstText, foldAccents, formatCodePoint, piecesOf } from './text';

const START =
  'o endereço precisa começar com "https://", em minúsculas e com "s"';
const EXAMPLE = 'digite o endereço completo, como "https://www.banco.com.br"';

// `https://` and its usual misspellings.
const SCHEMES = /^(?:h\w*[:;/\\]+|[/\\]+)+/i;

// The parts of an address as written. `URL` would correct them.
const PARTS = /^(\[[^\]]*\]|[^/?#\\:]*)(:[^/?#\\]*)?(.*)$/s;

export const withScheme = (address: string): string =>
  `https://${address.replace(SCHEMES, '')}`;

/** Splits an address into its host name in lower case, its port and the rest. */
function partsOf(address: string) {
  const [, host = '', port = '', rest = ''] =
    PARTS.exec(withScheme(address).slice('https://'.length)) ?? [];
  return { host: host.toLowerCase(), port, rest };
}

/** Corrects the spelling of a host name. */
const mendHost = (host: string): string =>
  foldAccents(host.normalize('NFC').replaceAll(',', '.'))
    .split('.')
    .filter(Boolean)
    .join('.')
    .replace(/^(?:ww|w{4,})\./, 'www.');

/** Corrects the spelling of an address, except for the name of the site. */
function mendAddress(address: string): string {
  const { host, rest } = partsOf(address);
  return `https://${mendHost(host)}${rest}`;
}

/** Explains what is wrong with an address. Empty if it is right. */
function explain(address: string): string {
  const { host, port, rest } = partsOf(address);
  const labels = host.replaceAll(',', '.').split('.').filter(Boolean);
  const letters = [...new Set(host.normalize('NFC'))]
    .filter((letter) => letter > '~')
    .map((letter) => `"${letter}" ${formatCodePoint(letter)}`);
  const isNumber = host !== '' && Number.isInteger(Number(labels.join('')));
  return firstText(
    z.regexes.email.test(address) &&
      'isto é um e-mail; aqui vai o endereço de um site',
    !address.includes('.') &&
      !address.includes('/') &&
      `isto não é o endereço de um site; ${EXAMPLE}`,
    !/^https?:\/\/(?!\/)/.test(address) && START,
    address.includes(' ') &&
      'há um espaço no meio do endereço; deixe um endereço só',
    address.split('://').length > 2 &&
      !/[?#]/.test(address) &&
      'o "https://" está aqui duas vezes; deixe um só',
    address.split(/[/?#]/)[2]?.includes('@') &&
      'antes do "@" há um nome de usuário ou é um e-mail; escreva só o endereço do site',
    ['local', 'localhost'].includes(String(labels.at(-1))) &&
      `este endereço só existe neste computador; ${EXAMPLE}`,
    (isNumber || host.startsWith('[')) &&
      `este é um número de computador (IP), e não o nome de um site; ${EXAMPLE}`,
    labels.filter((label) => label !== 'www').length < 2 &&
      `falta o nome do site ou o final dele, como ".com.br"; ${EXAMPLE}`,
    labels.includes('google') &&
      ['/search?', '/url?'].some((path) => rest.startsWith(path)) &&
      'isto é uma busca do Google; abra o site e copie o endereço dele',
    port && `o endereço tem uma porta (${port}); apague-a`,
    letters.length > 0 &&
      `o nome do site tem um acento, ou uma letra que só se parece com uma comum e leva a outro site (${letters.join(', ')}); digite-o de novo ou copie-o da barra do navegador`,
    labels.join('.') !== host &&
      'há uma vírgula ou um ponto a mais no nome do site',
    mendHost(host) !== host && 'o começo é "www.", com três letras "w"',
    !(z.regexes.domain.test(host) && URL.canParse(address)) &&
      `o nome de um site só tem letras, números, "-" e pontos; ${EXAMPLE}`,
    !address.startsWith('https://') && START,
  );
}

/** Whether an address starts with `https://` and has the host name of a public site. */
export const isWebAddress = (address: string): boolean =>
  explain(address) === '';

/** Accepts the address of a public site. A local address would not work for visitors. */
export const addressRule: Rule<string> = (address) => {
  const mistake = findTypingMistake(address, isWebAddress);
  if (mistake) return [mistake];
  const expected = explain(address);
  const suggestion = [address, ...piecesOf(address)]
    .map(mendAddress)
    .find(isWebAddress);
  return expected ? [{ expected, suggestion }] : [];
};

export const webAddress = (
  label: string,
  options: FieldOptions = {},
  ...rules: Rule<string>[]
) => {
  const format = { pattern: '^https://\\S+$', expected: START };
  return textField(label, [addressRule, ...rules], { ...options, ...format });
};
