import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const LOGOS = 'data/partners/logos';

const LINE = '-'.repeat(80);

/** The folder of the package that a file belongs to. */
const PACKAGE = /.*node_modules\/(?:@[^/]+\/)?[^/]+/;

/** The texts of the licenses in a folder, whose names begin with that word. */
const licensesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => /^licen[cs]e/i.test(name))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').trim());

/**
 * The name of a package, its license, and the text of that.
 * @throws Error when the package does not contain the text
 */
function licenseOf(folder: string): string {
  const file = readFileSync(join(folder, 'package.json'), 'utf8');
  const { name, license } = JSON.parse(file);
  const [text] = licensesIn(folder);
  if (!text) throw new Error(`The package ${name} contains no license.`);
  return `${name} (${license})\n\n${text}`;
}

/**
 * The end of third-party.txt: the licenses of packages in the scripts, and of partners' logos. Those of the font and the
 * icons are in static/third-party.txt.
 * @param sources - the paths of all files in the scripts
 */
export function licenses(sources: readonly string[]): string {
  const packages = sources.flatMap((path) => PACKAGE.exec(path) ?? []).sort();
  return [...[...new Set(packages)].map(licenseOf), ...licensesIn(LOGOS)]
    .map((license) => `\n${LINE}\n\n${license}\n`)
    .join('');
}
