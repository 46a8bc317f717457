import { type FieldOptions, textField } from './field';
import type { Finding, Rule } from './finding';
import { INVISIBLE, invisibleName, withoutInvisible } from './text';

const START = 'o endereço precisa começar com "https://"';
const EXAMPLE = 'digite o endereço completo, como "https://www.banco.com.br"';

/** A host of plain ASCII with an ending of letters, or of a domain with accents as browsers send it. */
const HOST = /^(?:[a-z0-9-]+\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/i;

const startFinding = (address: string): Finding => {
  if (/^http:\/\//i.test(address))
    return {
      expected: `${START}, com "s"`,
      suggestion: address.replace(/^http:/i, 'https:'),
    };
  if (/^https:\/\//i.test(address))
    return {
      expected: `${START}, em minúsculas`,
      suggestion: address.replace(/^https/i, 'https'),
    };
  if (/^[\w.+-]+@[\w.-]+$/.test(address))
    return { expected: 'isto é um e-mail; aqui vai o endereço de um site' };
  const host = address.replace(/^(?:h\w*:?[/\\]*|[/\\]+)/i, '');
  const isHost = HOST.test(host.split('/', 1)[0] ?? '');
  return {
    expected: START,
    suggestion: isHost && !/^\w+:/.test(host) ? `https://${host}` : undefined,
  };
};

/** A letter that is not of the English alphabet, in the name of a site. */
function letterFinding(host: string, address: string): Finding | undefined {
  const strange = host.match(/[^ -~]/gu);
  if (!strange) return undefined;
  const [letter = ''] = strange;
  const plain = host.normalize('NFD').replace(/\p{M}/gu, '');
  if (/[^ -~]/.test(plain)) {
    const code = letter.codePointAt(0)?.toString(16).toUpperCase();
    return {
      found: `"${letter}" (U+${code?.padStart(4, '0')}) no nome do site`,
      expected: `esta não é uma letra comum, ainda que se pareça com uma, e leva ao site de um estranho; ${EXAMPLE}`,
    };
  }
  const letters = [...new Set(host.normalize('NFC').match(/[^ -~]/gu))];
  const sent = new URL(address.normalize('NFC')).hostname;
  return {
    found: `${letters.map((one) => `"${one}"`).join(', ')} no nome do site`,
    expected: `a barra do navegador mostra este endereço com acento, mas ele se escreve "${sent}"; se o site é "${plain}", sem acento, escreva assim`,
    suggestion: address.normalize('NFC').replace(host.normalize('NFC'), sent),
  };
}

function hostFinding(address: string): Finding | undefined {
  const [authority = ''] = address.slice('https://'.length).split(/[/?#\\]/, 1);
  const rest = address.slice('https://'.length + authority.length);
  const login = authority.includes('@');
  const [, host = '', port] =
    /^(?:.*@)?(\[[^\]]*\]|[^:]*)(:.*)?$/.exec(authority) ?? [];
  if (host === '') return { expected: `falta o nome do site; ${EXAMPLE}` };
  if (login)
    return {
      expected:
        'antes do "@" há um nome de usuário ou é um e-mail; escreva só o endereço do site',
    };
  if (
    /^(?:localhost|127\.[\d.]+|0\.0\.0\.0|\[::1\])$|\.(?:local|localhost)$/i.test(
      host,
    )
  )
    return {
      expected: `este endereço só existe neste computador; ${EXAMPLE}`,
    };
  if (/^\d+(?:\.\d+){3}$|^\[/.test(host))
    return {
      expected: `este é um número de computador (IP), e não o nome de um site; ${EXAMPLE}`,
    };
  if (/^https?$/i.test(host))
    return {
      expected: 'o "https://" está aqui duas vezes; deixe um só',
      suggestion: address.replace(/^(?:https?:\/*)+/i, 'https://'),
    };
  if (port !== undefined)
    return {
      expected: `o endereço tem uma porta (${port}); apague-a`,
      suggestion: `https://${host}${rest}`,
    };
  const letter = letterFinding(host, address);
  if (letter) return letter;
  if (host.includes(','))
    return {
      expected: 'há uma vírgula no nome do site, em vez de um ponto',
      suggestion: `https://${host.replaceAll(',', '.')}${rest}`,
    };
  if (host.endsWith('.'))
    return {
      expected: 'há um ponto depois do nome do site; apague-o',
      suggestion: `https://${host.replace(/\.+$/, '')}${rest}`,
    };
  if (host.includes('..') || host.startsWith('.'))
    return {
      expected: 'há um ponto a mais no nome do site',
      suggestion: `https://${host.replace(/^\.+/, '').replace(/\.{2,}/g, '.')}${rest}`,
    };
  if (!host.includes('.') || /^www\.[^.]+$/i.test(host))
    return {
      expected: `falta o final do nome do site, como ".com.br"; ${EXAMPLE}`,
    };
  const isRight = HOST.test(host) && !/(?:^|\.)-|-(?:\.|$)/.test(host);
  return isRight && URL.canParse(address)
    ? undefined
    : {
        expected: `o nome de um site só tem letras, números, "-" e pontos; ${EXAMPLE}`,
      };
}

/** An address of another site, whose name has a dot. One that only this computer knows leads no visitor anywhere. */
export const addressRule: Rule<string> = (address) => {
  const invisible = address.match(INVISIBLE)?.[0];
  if (invisible) {
    const suggestion = withoutInvisible(address).replaceAll(' ', '');
    const expected = 'apague isso do endereço';
    return [{ found: invisibleName(invisible), expected, suggestion }];
  }
  if (/\s/.test(address)) {
    const expected = 'há um espaço no endereço; apague-o';
    return [{ expected, suggestion: address.replace(/\s/g, '') }];
  }
  if (!address.startsWith('https://')) return [startFinding(address)];
  const finding = hostFinding(address);
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
