import type { Rule, Severity } from './finding';
import { type Path, valueAt } from './path';
import { foldAccents, quote } from './text';

const REMEDIES: Readonly<Record<Severity, string>> = {
  error: 'cada um aparece uma vez só',
  warning: 'confira se não é uma cópia por engano',
};

/** Texts with the same key differ only in capitals, accents, outer spaces or the slash at the end of an address. */
function keyOf(text: string): string {
  const folded = foldAccents(text).trim();
  return folded.endsWith('/') ? folded.slice(0, -1) : folded;
}

/**
 * Makes a rule that finds each text of a list that an earlier entry has too.
 * @param inEntry - the path of the text in an entry; empty for a list of texts
 */
export const duplicateRule = (
  inEntry: Path,
  severity: Severity,
): Rule<readonly unknown[]> =>
  function* (entries) {
    const seen = new Map<string, Path>();
    for (const [i, entry] of entries.entries()) {
      const text = valueAt(entry, inEntry);
      if (typeof text !== 'string') continue;
      const path = [i, ...inEntry];
      const sameAs = seen.get(keyOf(text));
      seen.set(keyOf(text), sameAs ?? path);
      const found = `${quote(text)} outra vez`;
      if (sameAs)
        yield { found, expected: REMEDIES[severity], path, sameAs, severity };
    }
  };
