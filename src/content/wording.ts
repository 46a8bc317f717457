import { z } from 'zod';

/** A text as a reader sees it: plain letters for ligatures and ornaments, one space for several, nothing that is invisible. */
export const asRead = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{M}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Removes accents and capitals. Each letter keeps its place. */
export const fold = (text: string): string =>
  text
    .split('')
    .map((letter) => letter.normalize('NFD').charAt(0).toLowerCase())
    .join('');

/** What two texts have in common that readers take for the same. */
export const comparable = (text: string): string => fold(asRead(text));

/** A schema for a text. What cannot be seen, such as a space, counts as empty. */
export const visibleText = () =>
  z
    .string()
    .overwrite((text) => asRead(text) && text)
    .min(1, { abort: true });
