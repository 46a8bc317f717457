import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { nearest } from '../content/nearest';

/** What a spelling rule asks of a dictionary. */
export interface Dictionary {
  knows(word: string): boolean;
  /** The known word nearest to one that is not known. */
  nearest(word: string): string | undefined;
}

// Verb forms that the dictionary knows and a text about credit does not mean: the noun lost its accent.
const LOST_ACCENTS: ReadonlyMap<string, string> = new Map([
  ['beneficio', 'benefício'],
  ['contrario', 'contrário'],
  ['credito', 'crédito'],
  ['duvida', 'dúvida'],
  ['negocio', 'negócio'],
  ['numero', 'número'],
  ['politica', 'política'],
  ['publico', 'público'],
]);

/** One word on each line; `#` starts a comment. */
const wordsIn = (list: string): ReadonlySet<string> =>
  new Set(
    list
      .split('\n')
      .map((line) => line.replace(/#.*/, '').trim())
      .filter(Boolean),
  );

/**
 * Loads the dictionary of Brazilian Portuguese, with every form of 300,000 words. Takes a second or two and 200 MB.
 * @param ownWords - text of the project's own word list
 */
export async function loadDictionary(ownWords: string): Promise<Dictionary> {
  const { decodeTrie } = await import('cspell-trie-lib');
  const file = join(
    dirname(require.resolve('@cspell/dict-pt-br/cspell-ext.json')),
    'pt_BR.trie.gz',
  );
  const trie = decodeTrie(await promisify(gunzip)(readFileSync(file)));
  const own = wordsIn(ownWords);
  // Strict: the list also holds every word without its accents, for other uses than ours.
  const listed = (word: string) => own.has(word) || trie.hasWord(word, true);
  const lower = (word: string) => word.toLocaleLowerCase('pt-BR');
  const whole = (word: string) =>
    listed(word) || own.has(lower(word)) || (/^\p{Lu}/u.test(word) && listed(lower(word)));
  const knows = (word: string): boolean =>
    !LOST_ACCENTS.has(lower(word)) &&
    (whole(word) || (word.includes('-') && word.split('-').every(whole)));
  return {
    knows,
    nearest: (word) =>
      LOST_ACCENTS.get(lower(word)) ??
      nearest(lower(word), trie.suggest(lower(word), { numSuggestions: 8 }).filter(knows)),
  };
}
