import type { Rule } from './rule';

/**
 * What the bytes from 0x80 to 0xff stand for: https://www.unicode.org/Public/MAPPINGS/
 * They are written out because browsers know none of DOS, and Node 20 reads Windows-1252 as ISO-8859-1.
 */
const CODE_PAGES = {
  'ISO-8859-1': String.fromCharCode(
    ...Array.from({ length: 128 }, (_, i) => 0x80 + i),
  ),
  'Windows-1252':
    '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ\u00a0¡¢£¤¥¦§¨©ª«¬\u00ad®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ',
  'Mac OS Roman':
    'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u00a0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uf8ffÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ',
  // The one of DOS in Brazil.
  CP850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
  CP437:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0',
};

/** What a Portuguese text has beside ASCII. Other letters are left out: their bytes may be a text, such as "MANHû. */
const CHARACTERS =
  'áàâãéêíóôõúüçñÁÀÂÃÉÊÍÓÔÕÚÜÇÑªº°§«»·´¨®©²³¹½¼¾£¬\u00a0€™→✓✔✅\ufeff';

/** The bytes of a character that is not of ASCII. */
const utf8Bytes = (character: string): number[] =>
  encodeURIComponent(character)
    .split('%')
    .slice(1)
    .map((hexadecimal) => Number.parseInt(hexadecimal, 16));

const readAs = (codePage: string, bytes: Iterable<number>): string =>
  Array.from(bytes, (byte) => codePage.charAt(byte - 0x80)).join('');

/** Whatever has been read in another encoding begins with one of these. They are read so themselves where it happens twice. */
const FIRST_SIGNS = Object.values(CODE_PAGES)
  .map((codePage) => readAs(codePage, [0xc2, 0xc3, 0xe2]))
  .join('');

/** Patterns for the bytes of UTF-8, read as those of a code page. No sign of them is special in a pattern. */
function patternsFor(codePage: string): string[] {
  return [
    // Quotes, dashes and the like; emoji. The last bytes of these get lost more easily.
    `${readAs(codePage, [0xe2, 0x80])}[^\\0-\\x7f]?`,
    `${readAs(codePage, [0xf0, 0x9f])}[^\\0-\\x7f]{0,2}`,
    ...Array.from(CHARACTERS + FIRST_SIGNS, (character) =>
      readAs(codePage, utf8Bytes(character)),
    ),
  ];
}

const MOJIBAKE = new RegExp(
  Object.values(CODE_PAGES).flatMap(patternsFor).join('|'),
  'g',
);

/** The end of a word in capitals, such as “MANHÔ, and what may follow it: a quote, a space, a bullet, the number of a note. */
const END_OF_CAPITALS =
  /(?<=[\p{Lu}“])Ã(?:\u00a0|[“”•\u00ad](?!\p{L}))|(?<=\p{Lu}{2})Ã[²³](?!\p{L})/gu;

/** Reports letters whose bytes, in UTF-8, another program has read in another encoding: "cr√©dito", "cr├®dito". */
export const mojibake: Rule<string> = (text, report) => {
  const valid = Array.from(text.matchAll(END_OF_CAPITALS), (end) => end.index);
  for (const { 0: signs, index } of text.matchAll(MOJIBAKE))
    if (!valid.includes(index))
      report({
        message:
          'outro programa pôs estes sinais no lugar de uma letra com acento, de aspas ou de um traço; apague-os e digite de novo',
        range: [index, index + signs.length],
      });
};
