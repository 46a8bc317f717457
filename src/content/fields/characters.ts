import { forbid } from './rule';
import { INVISIBLE } from './text';

// UTF-8 bytes that were decoded as Windows-1252 or ASCII: "Ã£" or "??" for "ã", "â€“" for a dash.
const MOJIBAKE =
  /\ufffd|â€.?|(?<!\p{L})Ã(?=\s)|(?<=(?:^|\s)\p{L}+)\?+(?=\p{Ll})|[ÃÂ](?:[\u0080-\u00bf€‚ƒ„†‡ˆ‰Š‹ŒŽ•˜™š›œžŸ]|[“”‘’](?=\p{L}))/gu;

/** What must be in no text, also in one that no page shows. */
export const characterRules = [
  forbid(
    MOJIBAKE,
    'os acentos se perderam; salve o arquivo como UTF-8 e escreva a palavra de novo',
  ),
  // A no-break space is harmless.
  forbid(/[\u00a0\u202f]/g, 'digite um espaço comum', 'warning'),
  forbid(
    new RegExp(`(?![\u00a0\u202f])(?:${INVISIBLE.source})`, 'gu'),
    'isto é um caractere que não se vê; apague-o, ou digite um espaço comum',
  ),
  // macOS may write an accent as a character of its own, which other systems draw beside the letter.
  forbid(
    /\p{L}\p{M}+/gu,
    'aqui a letra e o acento são dois caracteres; digite a letra de novo',
  ),
];

/** What a screen reader or an old phone cannot read: emoji, letters of a generator, ligatures of a PDF. */
export const plainLetters = forbid(
  /(?![©®™])[\p{Extended_Pictographic}\p{Regional_Indicator}\u{1d400}-\u{1d7ff}\u{1f130}-\u{1f189}\u2460-\u24ff\ufb00-\ufb06\uff01-\uff5e]+/gu,
  'nem todos conseguem ler isto; escreva com palavras e letras comuns',
);

export const outerSpaces = forbid(
  /^\s+|\s+$/g,
  'o texto não começa nem acaba com um espaço; apague-o',
);

/** Finds what somebody still has to write. */
export const unfinishedText = forbid(
  /\[(?!sic\])[^[\]\n]{0,80}\](?!\()|\b(?:a definir|lorem ipsum|TODO:|FIXME|XXX)/gi,
  'isto parece uma lacuna por preencher; escreva o que falta',
  'warning',
);
