import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'esbuild';
import { isRecord } from './editJson';
import words from './portuguese.json';

/** Puts words into a translation. @throws Error for a word that Sveltia does not use any more */
function merge(translation: unknown, known: unknown, own: object): object {
  const merged = { ...Object(translation) };
  for (const [key, word] of Object.entries(own)) {
    if (!Object.hasOwn(Object(known), key))
      throw new Error(`Sveltia CMS has no text "${key}" any more.`);
    merged[key] = isRecord(word)
      ? merge(merged[key], Object(known)[key], word)
      : word;
  }
  return merged;
}

const readLocale = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

/** Completes Sveltia's translation, which has gaps, and says some things as our editors do. */
export const portuguese: Plugin = {
  name: 'portuguese',
  setup({ onLoad }) {
    onLoad({ filter: /locales[\\/]pt-BR\.json$/ }, ({ path }) => {
      const english = readLocale(join(dirname(path), 'en-US.json'));
      const contents = merge(readLocale(path), english, words);
      return { contents: JSON.stringify(contents), loader: 'json' };
    });
  },
};
