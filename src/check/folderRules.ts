import { posix } from 'node:path';
import { contentFiles } from '../content/files';
import { legalSlugs } from '../content/legal';
import { nearest } from '../content/nearest';
import type { Content } from './checkContent';
import { WORD_LIST } from './contentFolder';
import { type Problem, wholeFile } from './problem';
import { pictureFields, usedPictures } from './usedPictures';

const required = [
  ...contentFiles.map(({ file }) => file),
  ...legalSlugs.map((slug) => `legal/${slug}.md`),
];

// What may stand in the folder beside the content: texts for people, editors' schemas, scenes the pictures come from, the
// brand mark that the icons were made of, and licences of logos.
const IGNORED =
  /(?:^|\/)README\.md$|^schemas\/|^images\/scenes\/|^images\/brand-mark\.svg$|^partners\/logos\/LICENSE[\w.-]*\.txt$|(?:^|\/)\.gitkeep$/;
const PICTURE = /\.(?:png|jpe?g|webp|avif|svg|gif|bmp|tiff?|heic)$/i;

/** The missing file that an unknown one may be under another name: the most like it, or one of its folder and kind. */
const renamedFrom = (file: string, missing: readonly string[]): string | undefined =>
  nearest(file, missing) ??
  missing.find(
    (one) =>
      posix.dirname(one) === posix.dirname(file) && posix.extname(one) === posix.extname(file),
  );

/** Whether every field that names a picture could be read and leads to a file: only then is a picture unused. */
const picturesAreKnown = (
  { folder, json }: Content,
  used: ReadonlySet<string>,
  before: readonly Problem[],
) =>
  pictureFields.every(
    ({ file }) =>
      json.has(file) &&
      before.every(
        (problem) => problem.severity === 'warning' || problem.file !== folder.shown(file),
      ),
  ) && [...used].every((file) => folder.files.includes(file));

/**
 * Files that are missing, and files that nothing uses.
 * @param before - what was found while the files were read
 */
export function folderProblems(content: Content, before: readonly Problem[]): Problem[] {
  const { folder } = content;
  const extra = folder.files.filter(
    (file) => !required.includes(file) && file !== WORD_LIST && !IGNORED.test(file),
  );
  const used = new Set(usedPictures(content).map(({ file }) => file));
  const known = picturesAreKnown(content, used, before);
  const problems: Problem[] = [];

  const missing = required.filter((file) => !folder.files.includes(file));
  for (const file of missing) {
    const twin = extra.find((other) => renamedFrom(other, [file]) !== undefined);
    const expected = twin
      ? `falta este arquivo; se "${folder.shown(twin)}" é ele com outro nome, mude o nome de volta`
      : 'falta este arquivo; desfaça a última mudança na pasta data';
    problems.push(wholeFile(folder.shown(file), { expected }));
  }
  for (const file of extra) {
    if (used.has(file) || (PICTURE.test(file) && !known)) continue;
    const content = /\.(?:json|md|ya?ml)$/i.test(file);
    if (content) {
      const original = renamedFrom(file, missing);
      const expected = original
        ? `o site não conhece este arquivo; se ele é "${folder.shown(original)}" com outro nome, mude o nome de volta`
        : 'este arquivo não faz parte do site e ninguém o leria; confira o nome ou apague-o';
      problems.push(wholeFile(folder.shown(file), { expected }));
    } else {
      const expected = PICTURE.test(file)
        ? `nenhum arquivo usa esta imagem; ${file.startsWith('partners/') ? 'escreva o nome dela no campo "logo" do parceiro' : 'escreva o caminho dela onde deve aparecer'} ou apague-a`
        : 'este arquivo não faz parte do site; apague-o';
      problems.push(wholeFile(folder.shown(file), { expected, severity: 'warning' }));
    }
  }
  return problems;
}
