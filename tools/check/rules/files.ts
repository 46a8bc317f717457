import { posix } from 'node:path';
import { errorsOf } from '../../../src/content/fields/field';
import { firstText, foldAccents } from '../../../src/content/fields/text';
import { contentFiles } from '../../../src/content/schemas/contentFiles';
import { legalPath, legalSlugs } from '../../../src/content/schemas/legal';
import type { ContentRule } from '../model/content';
import { fileDiagnostic } from '../model/diagnostic';
import { isPicture, usedPictures } from './pictures';

const REQUIRED = [
  ...contentFiles.map(({ path }) => path),
  ...legalSlugs.map(legalPath),
];

/** Files that are not content: the guide, the words for `cspell`, and what Windows creates by itself. */
const IGNORED = ['README.md', 'words.txt', 'Thumbs.db', 'desktop.ini'];

const isIgnored = (file: string): boolean =>
  file.startsWith('schemas/') ||
  IGNORED.includes(posix.basename(file)) ||
  posix.basename(file).startsWith('LICENSE') ||
  file.split('/').some((part) => part.startsWith('.') || part.startsWith('~$'));

/** The topmost folder of a file that contains none of the other files, or the file itself. */
function topmostOf(file: string, others: readonly string[]): string {
  const parts = file.split('/');
  const folders = parts.map((_, i) => parts.slice(0, i).join('/')).slice(1);
  const isAlone = (folder: string) =>
    !others.some((other) => other.startsWith(`${folder}/`));
  return folders.find(isAlone) ?? file;
}

const TEXTS = ['.json', '.md'];

const isText = (file: string): boolean =>
  TEXTS.includes(posix.extname(file).toLowerCase());

/** What operating systems and browsers add to the name of a copy: `hero (1).json`, `hero - Copia.json`, `hero copy 2.json`. */
const COPY =
  /^(?:c[óo]pia de|copy of) |[ -]+(?:c[óo]pia|copy)(?: ?\(?\d+\)?)?$| ?\(\d+\)$| \d$/i;

/**
 * Explains by its name why a file or folder is not used, and what to do with it.
 * @param missing - the files and folders that the site needs and that are not there
 * @param isFolder - whether the path is a folder
 */
function explainUnused(
  path: string,
  missing: readonly string[],
  isFolder: boolean,
): string {
  const { base, name, ext } = posix.parse(path.normalize('NFC'));
  const original = isText(name) ? name : `${name.replace(COPY, '')}${ext}`;
  const nameOf = (one: string) => foldAccents(posix.parse(one).name);
  const isBeside = (one: string) =>
    posix.dirname(one) === posix.dirname(path) && posix.extname(one) === ext;
  const renamed =
    missing.find((one) => foldAccents(base).includes(nameOf(one))) ??
    missing.find(isBeside);
  const pages = legalSlugs.map((slug) => `"${slug}"`).join(' e ');
  return firstText(
    renamed &&
      `falta "${renamed}"; se é isto, mude o nome ou a pasta de volta (maiúsculas, acentos e o final do nome contam)`,
    original !== base &&
      `parece uma cópia de "${original}"; apague-a, se não traz nada de novo`,
    ext.toLowerCase() === '.md' &&
      `o site só tem as páginas ${pages}: uma página nova precisa de quem cuida do código; guarde este arquivo em outro lugar`,
    !isFolder &&
      !isText(path) &&
      !isPicture(path) &&
      `o site não usa arquivos "${ext}"; guarde-o em outro lugar`,
    'o site não usa isto; se deveria usar, confira o nome ou escreva o caminho onde deve aparecer, senão guarde-o em outro lugar',
  );
}

/** Reports missing files, and files that the site does not use. */
export const checkFiles: ContentRule = function* (content) {
  const { folder, files } = content;
  const missing = REQUIRED.filter((file) => !folder.files.includes(file));
  const topmost = missing.map((file) => topmostOf(file, folder.files));
  for (const path of new Set(topmost))
    yield fileDiagnostic(
      folder.display(path),
      'isto falta; se mudou de nome, mude-o de volta (maiúsculas contam), senão desfaça a última mudança na pasta data',
    );
  const used = usedPictures(content).map(({ file }) => file);
  const known = [...REQUIRED, ...used];
  // A picture may seem unused because of a mistake where it is used.
  const isRight =
    files.size === REQUIRED.length &&
    used.every((file) => folder.files.includes(file)) &&
    [...files.values()].every(
      ({ root, value }) => errorsOf(root, value).length === 0,
    );
  const unused = folder.files.filter(
    (file) =>
      !known.includes(file) &&
      !isIgnored(file) &&
      (isRight || !isPicture(file)),
  );
  for (const path of new Set(unused.map((file) => topmostOf(file, known)))) {
    // An extra text file is an error, because Gatsby reads it.
    const hasText = unused.some(
      (file) => `${file}/`.startsWith(`${path}/`) && isText(file),
    );
    const isFolder = !folder.files.includes(path);
    yield fileDiagnostic(
      folder.display(path),
      explainUnused(path, [...topmost, ...missing], isFolder),
      hasText ? 'error' : 'warning',
    );
  }
};
