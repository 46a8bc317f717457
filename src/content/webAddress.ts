import { z } from 'zod';
import { type FieldProblem, type FieldRule, follows, quoted } from './fieldProblem';
import { firstInvisible } from './textRules';

// "www" before a single word lacks the ending: the word would be the ending itself. Endings are letters only.
const HOST = /^(?!www\.[^.]+$)(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/;

const LONGEST = 500;

function flaw(address: string): FieldProblem | undefined {
  const found = quoted(address);
  if (address.length > LONGEST || !URL.canParse(address)) {
    const expected = `escreva um endereço que um navegador abra, de até ${LONGEST} letras: copie-o da barra dele`;
    return { found, expected };
  }
  const url = new URL(address);
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
  if (!HOST.test(url.hostname) || url.port || url.username || url.password) {
    const expected =
      'o nome do site precisa ser completo, como "www.banco.com.br", sem ponto no fim, porta, usuário ou senha';
    return { found, expected };
  }
  if (url.hash || /[?&]utm_/.test(url.search)) {
    const expected = 'tire o que vem depois de "#" e os códigos de campanha (utm_…)';
    return { found, expected };
  }
  if (url.href === address || url.href === `${address}/`) return undefined;
  return { found, expected: 'escreva o endereço como o navegador o mostra', suggestion: url.href };
}

// Anything else with a dot in it may be the name of a file.
const SITE =
  /^(?:www\.)?[\w-]{1,63}(?:\.[\w-]{1,63}){0,5}\.(?:br|com|org|net|gov|edu|info|app|io)(?:\/\S*)?$/i;

/** Rules for an address on the web, for fields and for links in Markdown alike. */
export const addressRule: FieldRule<string> = (address) => {
  const unseen = firstInvisible(address);
  if (unseen) return [unseen];
  const found = quoted(address);
  if (/\s/.test(address)) return [{ found, expected: 'o endereço não pode ter espaços' }];
  if (address.startsWith('https://')) return [flaw(address) ?? []].flat();
  const bare = address.replace(/^(?:https?:)?\/*/i, '');
  const better = SITE.test(bare) ? `https://${bare}` : undefined;
  const suggestion = better && !flaw(better) ? better : undefined;
  return [{ found, expected: 'o endereço precisa começar com "https://"', suggestion }];
};

/** An address on the web, `https` only, in the form a browser shows. */
export const webAddress = (description: string, ...rules: FieldRule<string>[]) =>
  z
    .string()
    .min(1)
    .superRefine(follows<string>((value) => (value === '' ? [] : addressRule(value)), ...rules))
    .meta({ description, pattern: '^https://\\S+$', format: 'uri' });
