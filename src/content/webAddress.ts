import { z } from 'zod';
import { type FieldProblem, type FieldRule, follows, quoted } from './fieldProblem';
import { firstInvisible } from './textRules';

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
  // A Cyrillic "а" looks like a Latin one: the address would lead to a stranger.
  const [foreign] = /(?!\p{Script=Latin})\p{L}/u.exec(address.split('/')[2] ?? '') ?? [];
  if (foreign) {
    const at = address.indexOf(foreign);
    return {
      found: `a letra ${quoted(foreign)}`,
      range: [at, at + foreign.length],
      expected: 'ela é de outro alfabeto, parecida com uma do nosso; digite o endereço de novo',
    };
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

// Anything else with a dot in it may be the name of a file.
const SITE =
  /^(?:www\.)?[\w-]{1,63}(?:\.[\w-]{1,63}){0,5}\.(?:br|com|org|net|gov|edu|info|app|io)(?:\/\S*)?$/i;

const repair = (value: string): string | undefined => {
  const bare = value.trim().replace(/^(?:https?:)?\/*/i, '');
  return SITE.test(bare) ? `https://${bare}` : undefined;
};

/** Longest address, in characters. */
const LONGEST = 500;

/** Rules for an address on the web, for fields and for links in Markdown alike. */
export const addressRule: FieldRule<string> = (address) => {
  const unseen = firstInvisible(address);
  if (unseen) return [unseen];
  if (address.length > LONGEST) {
    const expected = `um endereço tem no máximo ${LONGEST} caracteres; copie só até o nome do site`;
    return [{ found: quoted(address), expected }];
  }
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
