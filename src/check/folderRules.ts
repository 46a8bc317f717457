import { posix } from 'node:path';
import { contentFiles } from '../content/files';
import { legalSlugs } from '../content/legal';
import { nearest } from '../content/nearest';
import type { Content, RuleSettings } from './checkContent';
import { WORD_LIST } from './contentFolder';
import { usedPictures } from './pictureNames';
import { type Problem, wholeFile } from './problem';

const required = [
  ...contentFiles.map(({ file }) => file),
  ...legalSlugs.map((slug) => `legal/${slug}.md`),
];

// What may stand in the folder beside the content: texts for people, editors' schemas, scenes the pictures come from, the
// brand mark that the icons were made of, licences of logos, and what systems and office programs leave behind.
const IGNORED =
  /(?:^|\/)(?:README\.md|\.gitkeep|\.DS_Store|Thumbs\.db|desktop\.ini|~\$[^/]*)$|^schemas\/|^images\/scenes\/|^images\/brand-mark\.svg$|^partners\/logos\/LICENSE[\w.-]*\.txt$/;
const PICTURE = /\.(?:png|jpe?g|webp|avif|svg|gif|bmp|tiff?|heic)$/i;
const CONTENT = /\.(?:json|md|ya?ml)$/i;

/** The missing file that an unknown one may be under another name: the most like it, or one of its folder and kind. */
const renamedFrom = (file: string, missing: readonly string[]): string | undefined =>
  missing.find((one) => one.toLowerCase() === file.toLowerCase()) ??
  missing.find((one) => posix.basename(one) === posix.basename(file)) ??
  nearest(file, missing) ??
  missing.find(
    (one) =>
      posix.dirname(one) === posix.dirname(file) && posix.extname(one) === posix.extname(file),
  );

/** A folder of content files that has another name: one mistake, however many files it holds. */
function renamedFolders(missing: readonly string[], extra: readonly string[]): [string, string][] {
  const homes = [...new Set(missing.map((file) => posix.dirname(file)))];
  return homes.flatMap((home): [string, string][] => {
    const own = missing.filter((file) => posix.dirname(file) === home);
    const all = required.filter((file) => posix.dirname(file) === home);
    const [first = ''] = own;
    const twin = extra.find(
      (file) =>
        posix.basename(file) === posix.basename(first) &&
        own.every((one) => extra.includes(`${posix.dirname(file)}/${posix.basename(one)}`)),
    );
    return home !== '.' && own.length === all.length && twin ? [[home, posix.dirname(twin)]] : [];
  });
}

const CAPITALS = 'maiúsculas contam';

/** Files that are missing, and files that nothing uses. */
export function folderProblems(content: Content, { sound }: RuleSettings): Problem[] {
  const { folder } = content;
  const used = new Set(usedPictures(content).map(({ file }) => file));
  const known =
    sound &&
    contentFiles.every(({ file }) => content.json.has(file)) &&
    [...used].every((file) => folder.files.includes(file));
  let missing = required.filter((file) => !folder.files.includes(file));
  let extra = folder.files.filter(
    (file) => !required.includes(file) && file !== WORD_LIST && !IGNORED.test(file),
  );

  const problems = renamedFolders(missing, extra).map(([home, other]) => {
    missing = missing.filter((file) => posix.dirname(file) !== home);
    extra = extra.filter((file) => posix.dirname(file) !== other);
    const capitals = home.toLowerCase() === other.toLowerCase() ? `: ${CAPITALS}` : '';
    const expected = `esta pasta se chamava "${folder.shown(home)}"; mude o nome de volta${capitals}`;
    return wholeFile(folder.shown(other), { expected });
  });
  const told = new Set<string>();
  for (const file of extra) {
    if (used.has(file) || (PICTURE.test(file) && !known)) continue;
    const original = CONTENT.test(file) ? renamedFrom(file, missing) : undefined;
    if (original) {
      told.add(original);
      const capitals = original.toLowerCase() === file.toLowerCase() ? `: ${CAPITALS}` : '';
      const expected = `o site não conhece este arquivo; se ele é "${folder.shown(original)}" com outro nome, mude o nome de volta${capitals}`;
      problems.push(wholeFile(folder.shown(file), { expected }));
    } else if (CONTENT.test(file)) {
      const expected =
        'este arquivo não faz parte do site e ninguém o leria; confira o nome ou apague-o';
      problems.push(wholeFile(folder.shown(file), { expected }));
    } else {
      const expected = PICTURE.test(file)
        ? `nenhum arquivo usa esta imagem; ${file.startsWith('partners/') ? 'escreva o nome dela no campo "logo" do parceiro' : 'escreva o caminho dela onde deve aparecer'} ou apague-a`
        : 'este arquivo não faz parte do site; apague-o';
      problems.push(wholeFile(folder.shown(file), { expected, severity: 'warning' }));
    }
  }
  for (const file of missing.filter((one) => !told.has(one))) {
    const expected = 'falta este arquivo; desfaça a última mudança na pasta data';
    problems.push(wholeFile(folder.shown(file), { expected }));
  }
  return problems;
}
