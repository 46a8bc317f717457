/** A text as a reader sees it: plain letters for ligatures and ornaments, one space for several, nothing that is invisible. */
export const asRead = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{M}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Cyrillic and Greek letters, and those of ours that they look like. */
const FOREIGN = 'авсԁеһіјкмнорѕтухαβεηικμνορτυχ';
const FAMILIAR = 'abcdehijkmhopstyxabehikmnoptyx';

function plainLetter(letter: string): string {
  const plain = letter.normalize('NFD').charAt(0).toLowerCase();
  return FAMILIAR.charAt(FOREIGN.indexOf(plain)) || plain;
}

/** Removes accents and capitals. Each letter keeps its place. */
export const fold = (text: string): string =>
  text.split('').map(plainLetter).join('');

/** What two texts have in common that readers take for the same. */
export const comparable = (text: string): string => fold(asRead(text));
