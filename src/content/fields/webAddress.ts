import { z } from 'zod';
import { findTypingMistake } from './characters';
import { type FieldOptions, textField } from './field';
import type { Finding, Rule } from './finding';
import { foldAccents, formatCodePoint, piecesOf } from './text';

const START = 'o endereço precisa começar com "https://"';
const EXAMPLE = 'digite o endereço completo, como "https://www.banco.com.br"';

// The parts of an address as written. `URL` would correct them.
const PARTS =
  /^https:\/\/(?<login>[^/?#\\]*@)?(?<host>\[[^\]]*\]|[^/?#\\:]*)(?<port>:[^/?#\\]*)?(?<rest>.*)$/s;

// `https://` and its usual misspellings.
const SCHEMES = /^(?:h\w*[:;/\\]+|[/\\]+)+/i;

export const withScheme = (address: string): string =>
  `https://${address.replace(SCHEMES, '')}`;

/** Whether an address starts with `https://` and has the host name of a public site. */
export const isWebAddress = (address: string) =>
  findMistake(address) === undefined;

function findSchemeMistake(address: string): Finding {
  if (z.regexes.email.test(address))
    return { expected: 'isto é um e-mail; aqui vai o endereço de um site' };
  const suggestion = [address, ...piecesOf(address)]
    .map(withScheme)
    .find(isWebAddress);
  const start = address.toLowerCase();
  if (start.startsWith('http://')) {
    const other = findMistake(withScheme(address));
    return other ?? { expected: `${START}, com "s"`, suggestion };
  }
  if (start.startsWith('https://'))
    return { expected: `${START}, em minúsculas`, suggestion };
  return { expected: START, suggestion };
}

/** Finds letters outside the English alphabet in a host name. */
function findUnusualLetters(host: string, rest: string): Finding | undefined {
  const name = host.normalize('NFC');
  const letters = [...new Set(name)].filter((letter) => letter > '~');
  const plain = foldAccents(name);
  const strange = letters.find((letter) => foldAccents(letter) > '~');
  if (strange)
    return {
      found: `"${strange}", ${formatCodePoint(strange)}, no nome do site`,
      expected: `esta não é uma letra comum, ainda que se pareça com uma, e leva ao site de um estranho; ${EXAMPLE}`,
    };
  if (letters.length === 0 || !URL.canParse(`https://${name}`))
    return undefined;
  const { hostname } = new URL(`https://${name}`);
  return {
    found: `${letters.map((letter) => `"${letter}"`).join(', ')} no nome do site`,
    expected: `a barra do navegador mostra este endereço com acento, mas ele se escreve "${hostname}"; se o site é "${plain}", sem acento, escreva assim`,
    suggestion: `https://${hostname}${rest}`,
  };
}

function findMistake(address: string): Finding | undefined {
  const parts = PARTS.exec(address)?.groups;
  if (!parts) return findSchemeMistake(address);
  if (address.includes(' '))
    return {
      expected: 'há um espaço no meio do endereço; deixe um endereço só',
      suggestion: address.split(' ').find(isWebAddress),
    };
  const { login, port, rest = '' } = parts;
  const host = String(parts.host).toLowerCase();
  const labels = host.replaceAll(',', '.').split('.').filter(Boolean);
  const name = labels.join('.');
  if (name === '')
    return {
      expected: `falta o nome do site; ${EXAMPLE}`,
    };
  if (login)
    return {
      expected:
        'antes do "@" há um nome de usuário ou é um e-mail; escreva só o endereço do site',
    };
  if (['local', 'localhost'].includes(String(labels.at(-1))))
    return { expected: `este endereço só existe neste computador; ${EXAMPLE}` };
  if (host.startsWith('[') || Number.isInteger(Number(labels.join(''))))
    return {
      expected: `este é um número de computador (IP), e não o nome de um site; ${EXAMPLE}`,
    };
  if (host === 'http' || host === 'https')
    return {
      expected: 'o "https://" está aqui duas vezes; deixe um só',
      suggestion: withScheme(address),
    };
  if (port !== undefined)
    return {
      expected: `o endereço tem uma porta (${port}); apague-a`,
      suggestion: `https://${host}${rest}`,
    };
  const letter = findUnusualLetters(host, rest);
  if (letter) return letter;
  if (name !== host)
    return {
      expected: host.includes(',')
        ? 'há uma vírgula no nome do site'
        : 'há um ponto a mais no nome do site; apague-o',
      suggestion: `https://${name}${rest}`,
    };
  if (labels.filter((label) => label !== 'www').length < 2)
    return {
      expected: `falta o final do nome do site, como ".com.br"; ${EXAMPLE}`,
    };
  if (z.regexes.domain.test(host) && URL.canParse(address)) return undefined;
  return {
    expected: `o nome de um site só tem letras, números, "-" e pontos; ${EXAMPLE}`,
  };
}

/** Accepts the address of a public site. A local address would not work for visitors. */
export const addressRule: Rule<string> = (address) => {
  const finding =
    findTypingMistake(address, isWebAddress) ?? findMistake(address);
  return finding ? [finding] : [];
};

export const webAddress = (
  label: string,
  options: FieldOptions = {},
  ...rules: Rule<string>[]
) => {
  const format = { pattern: '^https://\\S+$', expected: START };
  return textField(label, [addressRule, ...rules], { ...options, ...format });
};
