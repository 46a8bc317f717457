import { onReadText } from './readText';
import { demand, forbid, type Rule } from './rule';
import { INVISIBLE } from './text';

// UTF-8 bytes that were decoded as Windows-1252: "Ã£" for "ã", "â€“" for a dash.
const MOJIBAKE = /\ufffd|â€|[ÃÂ][\u0080-\u00bf€‚ƒ‡‰Š•š]/;

// macOS may write an accent as a character of its own.
const LOOSE_ACCENT = /\p{L}\p{M}+/u;

/** What must be in no text. */
export const brokenCharacters = forbid(
  new RegExp(
    [MOJIBAKE, INVISIBLE, LOOSE_ACCENT].map(({ source }) => source).join('|'),
    'gu',
  ),
  'há aqui um caractere que não se vê, ou uma letra que perdeu o acento; apague isto e digite de novo',
);

/** What looks like other words: letters of other alphabets, and words in single letters, which a screen reader spells. */
export const disguisedWords: readonly Rule<string>[] = [
  forbid(
    // Latin, with the accents of Europe.
    /(?![a-zªºÀ-ɏḀ-ỿ])\p{L}/giu,
    'esta letra é de outro alfabeto, e só parece com uma do nosso; apague-a e digite de novo',
  ),
  forbid(
    /(?<!\p{L})\p{L}(?: \p{L}){5,}(?!\p{L})/gu,
    'estas letras separadas são lidas uma a uma por um leitor de tela; escreva a palavra sem espaços',
  ),
].map(onReadText);

export const outerSpaces = demand(
  (value: string) => value === value.trim(),
  'o texto não começa nem acaba com um espaço; apague-o',
);
