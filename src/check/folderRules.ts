import { posix } from 'node:path';
import { nearest } from '../content/fieldProblem';
import { contentFiles } from '../content/files';
import { legalFileOf, legalSlugs } from '../content/legal';
import type { Content } from './checkContent';
import { WORD_LIST } from './contentFolder';
import { usedPictures } from './pictureRules';
import { type Problem, wholeFile } from './problem';

const required = [
  ...contentFiles.map(({ file }) => file),
  ...legalSlugs.map(legalFileOf),
];

// Beside the content: for people, for code editors, what systems leave behind.
const IGNORED =
  /(?:^|\/)(?:README\.md|\.gitkeep|\.DS_Store|Thumbs\.db|desktop\.ini|~\$[^/]*)$|^schemas\/|^partners\/logos\/LICENSE[\w.-]*\.txt$/;
const PICTURE = /\.(?:png|jpe?g|webp|avif|svg|gif|bmp|tiff?|heic)$/i;
const CONTENT = /\.(?:json|md|ya?ml)$/i;

/** Required files that are missing, each with the file that it may have become; those are taken out of the others. */
function missingProblems({ folder }: Content, extra: Set<string>): Problem[] {
  const lost = new Set<string>();
  return required.flatMap((file): Problem[] => {
    if (folder.files.includes(file)) return [];
    const others = [...extra].filter((one) => CONTENT.test(one));
    const other =
      others.find((one) => posix.basename(one) === posix.basename(file)) ??
      nearest(file, others);
    if (other) extra.delete(other);
    const home = posix.dirname(file);
    const isFolder =
      home !== '.' && !folder.files.some((one) => one.startsWith(`${home}/`));
    const name = isFolder ? home : file;
    if (lost.has(name)) return [];
    lost.add(name);
    const newName = other && (isFolder ? posix.dirname(other) : other);
    const mending = newName
      ? `; se o nome agora é "${folder.shown(newName)}", mude-o de volta (maiúsculas contam)`
      : '; desfaça a última mudança na pasta data';
    const what = isFolder ? 'falta esta pasta' : 'falta este arquivo';
    return [wholeFile(folder.shown(name), `${what}${mending}`)];
  });
}

export function folderProblems(content: Content): Problem[] {
  const { folder, sources, sound } = content;
  const used = new Set(usedPictures(content).map(({ file }) => file));
  const extra = new Set(
    folder.files.filter(
      (file) =>
        !required.includes(file) &&
        !used.has(file) &&
        file !== WORD_LIST &&
        !IGNORED.test(file),
    ),
  );
  const problems = missingProblems(content, extra);
  const allKnown =
    sound &&
    contentFiles.every(({ file }) => sources.has(file)) &&
    [...used].every((file) => folder.files.includes(file));
  for (const file of extra) {
    const shown = folder.shown(file);
    if (CONTENT.test(file)) {
      const expected =
        'este arquivo não faz parte do site e ninguém o leria; confira o nome ou apague-o';
      problems.push(wholeFile(shown, expected));
    } else if (!PICTURE.test(file)) {
      problems.push(
        wholeFile(
          shown,
          'este arquivo não faz parte do site; apague-o',
          'warning',
        ),
      );
    } else if (allKnown) {
      const expected =
        'nenhum arquivo usa esta imagem; escreva o caminho dela onde deve aparecer (o de um logotipo, no campo "logo" do parceiro) ou apague-a';
      problems.push(wholeFile(shown, expected, 'warning'));
    }
  }
  return problems;
}
