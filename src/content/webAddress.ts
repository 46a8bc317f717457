import { z } from 'zod';
import { type FieldProblem, type FieldRule, follows, quoted } from './fieldProblem';

// "www" before a single word lacks the ending: the word would be the ending itself. Endings are letters only.
const HOST = /^(?!www\.[^.]+$)(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/;

/** What is wrong with an address that already starts with `https://`. */
function flaw(address: string): FieldProblem | undefined {
  const found = quoted(address);
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return {
      found,
      expected: 'isto não é um endereço que um navegador abra; copie-o da barra do navegador',
    };
  }
  const clean = (change: (copy: URL) => void) => {
    const copy = new URL(address);
    change(copy);
    return copy.href;
  };
  if (url.username || url.password) {
    return {
      found,
      expected: 'o endereço não pode ter usuário nem senha (o que vem antes de "@")',
    };
  }
  if (url.hostname.endsWith('.')) {
    const suggestion = clean((copy) => {
      copy.hostname = copy.hostname.replace(/\.+$/, '');
    });
    return { found, expected: 'há um ponto sobrando no fim do nome do site', suggestion };
  }
  if (url.port) {
    const suggestion = clean((copy) => {
      copy.port = '';
    });
    return { found, expected: 'o endereço público não tem número de porta', suggestion };
  }
  if (!HOST.test(url.hostname)) {
    return { found, expected: 'o nome do site precisa ser completo, como "www.banco.com.br"' };
  }
  if (url.hash || /[?&]utm_/.test(url.search)) {
    const suggestion = clean((copy) => {
      copy.hash = '';
      for (const key of [...copy.searchParams.keys()])
        if (key.startsWith('utm_')) copy.searchParams.delete(key);
    });
    return {
      found,
      expected: 'tire o que vem depois de "#" e os códigos de campanha (utm_…)',
      suggestion,
    };
  }
  if (url.href !== address && url.href !== `${address}/`) {
    return {
      found,
      expected: 'escreva o endereço como o navegador o mostra',
      suggestion: url.href,
    };
  }
  return undefined;
}

const canonical: FieldRule<string> = (address) => {
  const problem = flaw(address);
  return problem ? [problem] : [];
};

const repair = (value: string): string | undefined => {
  const bare = value.trim().replace(/^(?:https?:)?\/*/i, '');
  return /^[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/.test(bare) ? `https://${bare}` : undefined;
};

/** Rules for an address on the web, for fields and for links in Markdown alike. */
export const addressRule: FieldRule<string> = (address) => {
  if (/^https:\/\/[^\s]+$/.test(address)) return canonical(address);
  const expected = /\s/.test(address)
    ? 'o endereço não pode ter espaços'
    : 'o endereço precisa começar com "https://"';
  const better = repair(address);
  return [
    { found: quoted(address), expected, suggestion: better && !flaw(better) ? better : undefined },
  ];
};

/** An address on the web, `https` only, in the form a browser shows. */
export const webAddress = (description: string, ...rules: FieldRule<string>[]) =>
  z
    .string()
    .min(1)
    .superRefine(follows<string>((value) => (value === '' ? [] : addressRule(value)), ...rules))
    .meta({ description, pattern: '^https://\\S+$', format: 'uri' });
