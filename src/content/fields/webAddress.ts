import { z } from 'zod';
import { findTypingMistake } from './characters';
import { type FieldOptions, textField } from './field';
import type { Finding, Rule } from './finding';
import { foldAccents, formatCodePoint, piecesOf } from './text';

const START =
  'o endereço precisa começar com "https://", em minúsculas e com "s"';
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
  const mistake = address.startsWith('http://')
    ? findMistake(withScheme(address))
    : undefined;
  return mistake ?? { expected: START, suggestion };
}

/** Finds letters outside the English alphabet in a host name, which may only look like common ones. */
function findUnusualLetters(host: string, rest: string): Finding | undefined {
  const letters = [...new Set(host.normalize('NFC'))]
    .filter((letter) => letter > '~')
    .map((letter) => `"${letter}", ${formatCodePoint(letter)}`);
  if (letters.length === 0) return undefined;
  const plain = foldAccents(host.normalize('NFC'));
  const isDomain = z.regexes.domain.test(plain);
  return {
    found: `${letters.join(', ')}, no nome do site`,
    expected:
      'o nome do site tem um acento, ou uma letra que só se parece com uma comum e leva a outro site; digite-o de novo ou copie-o da barra do navegador',
    suggestion: isDomain ? `https://${plain}${rest}` : undefined,
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
  if (login)
    return {
      expected:
        'antes do "@" há um nome de usuário ou é um e-mail; escreva só o endereço do site',
    };
  if (['local', 'localhost'].includes(String(labels.at(-1))))
    return { expected: `este endereço só existe neste computador; ${EXAMPLE}` };
  if (
    host.startsWith('[') ||
    (name && Number.isInteger(Number(labels.join(''))))
  )
    return {
      expected: `este é um número de computador (IP), e não o nome de um site; ${EXAMPLE}`,
    };
  if (host === 'http' || host === 'https')
    return {
      expected: 'o "https://" está aqui duas vezes; deixe um só',
      suggestion: withScheme(address),
    };
  if (labels.filter((label) => label !== 'www').length < 2)
    return {
      expected: `falta o nome do site ou o final dele, como ".com.br"; ${EXAMPLE}`,
    };
  if (port !== undefined)
    return {
      expected: `o endereço tem uma porta (${port}); apague-a`,
      suggestion: `https://${host}${rest}`,
    };
  const unusual = findUnusualLetters(host, rest);
  if (unusual) return unusual;
  if (name !== host)
    return {
      expected: 'há uma vírgula ou um ponto a mais no nome do site',
      suggestion: `https://${name}${rest}`,
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
