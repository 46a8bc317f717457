import { mojibake } from './mojibake';
import { judgeAsRead } from './readText';
import { demand, forbid, type Rule } from './rule';
import { INVISIBLE } from './text';

// Bold, italic and double-struck letters of mathematics, full-width letters, letters in circles and squares.
const ORNATE =
  /(?:[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\u2102\u210a-\u2115\u2119-\u211d\u2124\u2128\u212c\u212d\u212f-\u2138\u24b6-\u24e9\u{1d400}-\u{1d7ff}\u{1f130}-\u{1f189}]\p{M}*){2,}/gu;

// macOS may write an accent as a character of its own.
const LOOSE_ACCENT = /\p{L}\p{M}+/u;

const LIGATURES = /[\ufb00-\ufb06]/g;

/** Ligatures, which PDF files have in place of two letters. Readers see a strange letter where a font lacks them. */
const ligatures: Rule<string> = (text, report) => {
  for (const { 0: ligature, index } of text.matchAll(LIGATURES)) {
    const letters = ligature.normalize('NFKC');
    report({
      message: `este sinal, comum em PDF, só parece "${letters}"; apague-o e digite "${letters}"`,
      range: [index, index + ligature.length],
      severity: 'warning',
    });
  }
};

/** What a lost accent leaves inside a word, or at its start: "cr?dito", "INFORMA??ES", "?rea", "cr‚dito", "crÚdito". */
const LOST_ACCENTS =
  /(?<=\p{Ll})(?:[?‚„†‡‹›¤¦§¶]|(?![A-Z])\p{Lu})+(?=\p{Ll})|(?<=\p{Lu})\?+(?=\p{Lu}(?!\p{Ll}))|(?<=^|\s)\?(?=\p{Ll})/gu;

/** Such as `gov.br/?a=b`. */
const ADDRESS = /[/=]|\.\w/;

const lostAccents: Rule<string> = (text, report) => {
  for (const { 0: signs, index } of text.matchAll(LOST_ACCENTS)) {
    const end = index + signs.length;
    const [before = ''] = /\S*$/.exec(text.slice(0, index)) ?? [];
    const [after = ''] = /^\S*/.exec(text.slice(end)) ?? [];
    if (!ADDRESS.test(before + after))
      report({
        message:
          'isto costuma ser o que resta de uma letra com acento; digite a palavra de novo ou, se falta um espaço, ponha-o',
        range: [index, end],
        severity: 'warning',
      });
  }
};

/** What is wrong in any text, whatever it says. */
export const characterRules: readonly Rule<string>[] = [
  mojibake,
  forbid(
    ORNATE,
    'um leitor de tela soletra estas letras de enfeite, ou as pula; apague-as e digite letras comuns',
  ),
  forbid(
    new RegExp(
      ['\ufffd', INVISIBLE.source, LOOSE_ACCENT.source].join('|'),
      'gu',
    ),
    'há aqui um caractere que não se vê, ou uma letra que perdeu o acento; apague isto e digite de novo',
  ),
  judgeAsRead(
    forbid(
      // Latin, with the accents of Europe, but not the i without its dot (U+0131).
      /(?![a-zªºÀ-İĲ-ɏḀ-ỿ])\p{L}/giu,
      'esta letra é de outro alfabeto, e só parece com uma do nosso; apague-a e digite de novo',
    ),
  ),
  // A screen reader spells them.
  judgeAsRead(
    forbid(
      /(?<!\p{L})\p{L}(?: \p{L}){5,}(?!\p{L})/gu,
      'estas letras separadas são lidas uma a uma por um leitor de tela; escreva a palavra sem espaços',
    ),
  ),
  ligatures,
  lostAccents,
  // Browsers show several common spaces as one, but not these.
  forbid(
    /(?= *[\u00a0\u202f])[ \u00a0\u202f]{2,}/g,
    'a página mostra estes espaços seguidos; deixe um só',
    'warning',
  ),
];

export const outerSpaces = demand(
  (value: string) => value === value.trim(),
  'o texto não começa nem acaba com um espaço; apague-o',
);
