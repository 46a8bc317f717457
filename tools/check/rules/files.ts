import { posix } from 'node:path';
import { errorsOf } from '../../../src/content/fields/field';
import { foldAccents } from '../../../src/content/fields/text';
import { contentFiles } from '../../../src/content/schemas/contentFiles';
import { legalPath, legalSlugs } from '../../../src/content/schemas/legal';
import type { ContentRule } from '../model/content';
import { fileDiagnostic } from '../model/diagnostic';
import { firstText } from '../model/firstText';
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

const hasExtension = (file: string, endings: readonly string[]) =>
  endings.includes(posix.extname(file).toLowerCase());

const TEXTS = ['.json', '.md'];
const ARCHIVES = ['.zip', '.rar', '.7z'];
const DOCUMENTS =
  '.doc .docx .pdf .odt .xls .xlsx .ppt .pptx .psd .ai .heic'.split(' ');

/** What operating systems and browsers add to the name of a copy: `hero (1).json`, `hero - Copia.json`, `hero copy 2.json`. */
const COPY =
  /^(?:c[óo]pia de|copy of) |[ -]+(?:c[óo]pia|copy)(?: ?\(?\d+\)?)?$| ?\(\d+\)$| \d$/i;

/** Explains by its name why a file is not used, and what to do with it. @param present - the files of the folder */
function explainUnusedFile(file: string, present: readonly string[]): string {
  const { dir, base, name, ext } = posix.parse(file.normalize('NFC'));
  const missing = REQUIRED.filter((one) => !present.includes(one));
  const isSame = (one: string) => foldAccents(one) === foldAccents(file);
  const remedy = (right: string) =>
    missing.includes(posix.join(dir, right))
      ? `mude o nome para "${right}"`
      : 'apague-o, se não traz nada de novo';
  const original = `${name.replace(COPY, '')}${ext}`;
  const folder = REQUIRED.map(posix.dirname).find(isSame);
  const renamed = missing.find(isSame);
  const moved = missing.find((one) => posix.basename(one) === base);
  const pages = legalSlugs.map((slug) => `"${slug}"`).join(' e ');
  return firstText(
    hasExtension(name, TEXTS) &&
      `o nome termina em "${posix.extname(name)}${ext}", e "${ext}" está a mais; ${remedy(name)}`,
    original !== base && `é uma cópia de "${original}"; ${remedy(original)}`,
    folder &&
      `é a pasta "${folder}" com outro nome; mude-o de volta (maiúsculas e acentos contam)`,
    renamed &&
      `maiúsculas e acentos contam no nome; mude-o para "${posix.basename(renamed)}"`,
    moved && `este arquivo mudou de pasta; mova-o de volta para "${moved}"`,
    ext.toLowerCase() === '.md' &&
      `o site só tem as páginas ${pages}: uma página nova precisa de quem cuida do código; guarde este arquivo em outro lugar`,
    hasExtension(base, ARCHIVES) &&
      'é um arquivo compactado, que o site não usa; apague-o daqui',
    hasExtension(base, DOCUMENTS) &&
      `o site não usa arquivos "${ext}"; guarde-o em outro lugar`,
    'o site não usa isto; se deveria usar, confira o nome ou escreva o caminho onde deve aparecer, senão guarde-o em outro lugar',
  );
}

function explainMissingFile(path: string, files: readonly string[]): string {
  const { base, name } = posix.parse(path);
  const near = files.find(
    (file) =>
      foldAccents(posix.basename(file)).includes(foldAccents(name)) &&
      !REQUIRED.includes(file) &&
      !isPicture(file),
  );
  return near
    ? `isto falta; parece que agora se chama "${near}": mude o nome de volta para "${base}"`
    : 'isto falta; se mudou de nome, mude-o de volta (maiúsculas contam), senão desfaça a última mudança na pasta data';
}

/** Reports missing files, and files that the site does not use. */
export const checkFiles: ContentRule = function* (content) {
  const { folder, files } = content;
  const missing = REQUIRED.filter((file) => !folder.files.includes(file)).map(
    (file) => topmostOf(file, folder.files),
  );
  for (const path of new Set(missing))
    yield fileDiagnostic(
      folder.display(path),
      explainMissingFile(path, folder.files),
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
      (file) => `${file}/`.startsWith(`${path}/`) && hasExtension(file, TEXTS),
    );
    yield fileDiagnostic(
      folder.display(path),
      explainUnusedFile(path, folder.files),
      hasText ? 'error' : 'warning',
    );
  }
};
