/** An expression to look for in a text as a reader sees it. */
export interface Expression {
  /** For a text in lower case without accents. */
  readonly words: RegExp;
  /** Completes the sentence "Encontrei …; …." */
  readonly message: string;
}

/** No sentence makes it valid: Código de Defesa do Consumidor, art. 37. With a comma it may be: "aprovado, garantido por imóvel". */
export const forbidden: Expression = {
  words: /\baprovac(ao|oes)[^\w,;]+(100[^\w,;]+)?garantidas?\b/,
  message:
    'esta expressão não pode aparecer: quem aprova é a instituição, e ninguém pode prometer',
};

/** UTF-8 that was read as Windows-1252 ("crÃ©dito"), and lost letters. "IRMÃ”" may end a quotation. */
export const garbled =
  /[ÂÃ][\u0080-\u00ba\u00bc-\u00bf€‚ƒ„†‡ˆ‰Š‹ŒŽ‘“•˜™š›œžŸ]|Ã[’”…–—»](?=\p{L})|â€|\ufffd/u;

export const GARBLED_MESSAGE =
  'os acentos se estragaram na cópia; apague isto e digite de novo';

/** A text as a reader sees it: plain letters for ligatures and ornaments, one space for several, nothing that is invisible. */
export const asRead = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{M}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Removes accents and capitals. Each letter keeps its place. */
const fold = (text: string): string =>
  text
    .split('')
    .map((letter) => letter.normalize('NFD').charAt(0).toLowerCase())
    .join('');

/** What two texts have in common that readers take for the same. */
export const comparable = (text: string): string => fold(asRead(text));

/** Finds every match of some expressions, as a reader sees it. */
export function findExpressions(
  text: string,
  expressions: readonly Expression[],
): { found: string; message: string }[] {
  const read = asRead(text);
  const plain = fold(read);
  return expressions.flatMap(({ words, message }) =>
    Array.from(
      plain.matchAll(new RegExp(words, 'g')),
      ({ 0: match, index }) => ({
        found: read.slice(index, index + match.length),
        message,
      }),
    ),
  );
}
