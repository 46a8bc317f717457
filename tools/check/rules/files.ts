import { posix } from 'node:path';
import { foldAccents } from '../../../src/content/fields/text';
import { contentFiles } from '../../../src/content/schemas/contentFiles';
import { legalPath, legalSlugs } from '../../../src/content/schemas/legal';
import type { ContentRule } from '../model/content';
import { fileDiagnostic } from '../model/diagnostic';
import { firstMatch } from '../model/firstMatch';
import { isPicture, usedPictures } from './pictures';

const required = [
  ...contentFiles.map(({ path }) => path),
  ...legalSlugs.map(legalPath),
];

/** For people, for the `cspell` command, and what Windows leaves behind. */
const IGNORED = ['README.md', 'words.txt', 'Thumbs.db', 'desktop.ini'];

const isIgnored = (file: string): boolean =>
  file.startsWith('schemas/') ||
  IGNORED.includes(posix.basename(file)) ||
  posix.basename(file).startsWith('LICENSE') ||
  file.split('/').some((part) => part.startsWith('.') || part.startsWith('~$'));

/** The topmost folder of a file that holds none of the others, or the file itself. */
function topmostOf(file: string, others: readonly string[]): string {
  const parts = file.split('/');
  const folders = parts.map((_, i) => parts.slice(0, i).join('/')).slice(1);
  const isAlone = (folder: string) =>
    !others.some((other) => other.startsWith(`${folder}/`));
  return folders.find(isAlone) ?? file;
}

const endsIn = (file: string, endings: readonly string[]) =>
  endings.includes(posix.extname(file).toLowerCase());

const TEXTS = ['.json', '.md'];
const ARCHIVES = ['.zip', '.rar', '.7z'];
const DOCUMENTS =
  '.doc .docx .pdf .odt .xls .xlsx .ppt .pptx .psd .ai .heic'.split(' ');

/** What systems and browsers add to the name of a copy: `hero (1).json`, `hero - Copia.json`, `hero copy 2.json`. */
const COPY =
  /^(?:c[óo]pia de|copy of) |[ -]+(?:c[óo]pia|copy)(?: ?\(?\d+\)?)?$| ?\(\d+\)$| \d$/i;

/** What a file is that the site does not use, by its name, and what to do with it. */
function unusedCause(file: string, present: readonly string[]): string {
  const { dir, base, name, ext } = posix.parse(file.normalize('NFC'));
  const missing = required.filter((one) => !present.includes(one));
  const isSame = (one: string) => foldAccents(one) === foldAccents(file);
  const remedy = (right: string) =>
    missing.includes(posix.join(dir, right))
      ? `mude o nome para "${right}"`
      : 'apague-o, se não traz nada de novo';
  const original = `${name.replace(COPY, '')}${ext}`;
  const folder = required.map(posix.dirname).find(isSame);
  const renamed = missing.find(isSame);
  const moved = missing.find((one) => posix.basename(one) === base);
  const pages = legalSlugs.map((slug) => `"${slug}"`).join(' e ');
  const cause = firstMatch([
    [
      endsIn(name, TEXTS),
      `o nome termina em "${posix.extname(name)}${ext}", e "${ext}" está a mais; ${remedy(name)}`,
    ],
    [original !== base, `é uma cópia de "${original}"; ${remedy(original)}`],
    [
      folder !== undefined,
      `é a pasta "${folder}" com outro nome; mude-o de volta (maiúsculas e acentos contam)`,
    ],
    [
      renamed !== undefined,
      `maiúsculas e acentos contam no nome; mude-o para "${posix.basename(renamed ?? '')}"`,
    ],
    [
      moved !== undefined,
      `este arquivo mudou de pasta; mova-o de volta para "${moved}"`,
    ],
    [
      ext.toLowerCase() === '.md',
      `o site só tem as páginas ${pages}: uma página nova precisa de quem cuida do código; guarde este arquivo em outro lugar`,
    ],
    [
      endsIn(base, ARCHIVES),
      'é um arquivo compactado, que o site não usa; apague-o daqui',
    ],
    [
      endsIn(base, DOCUMENTS),
      `o site não usa arquivos "${ext}"; guarde-o em outro lugar`,
    ],
  ]);
  return (
    cause ??
    'o site não usa isto; se deveria usar, confira o nome ou escreva o caminho onde deve aparecer, senão guarde-o em outro lugar'
  );
}

/** Where a missing file may have gone. */
function missingCause(path: string, files: readonly string[]): string {
  const { base, name } = posix.parse(path);
  const near = files.find(
    (file) =>
      foldAccents(posix.basename(file)).includes(foldAccents(name)) &&
      !required.includes(file) &&
      !isPicture(file),
  );
  return near
    ? `isto falta; parece que agora se chama "${near}": mude o nome de volta para "${base}"`
    : 'isto falta; se mudou de nome, mude-o de volta (maiúsculas contam), senão desfaça a última mudança na pasta data';
}

/** Whether every file is there, and nothing that a person may take for a part of the site. */
export const checkFiles: ContentRule = function* (content) {
  const { folder, files } = content;
  const missing = required
    .filter((file) => !folder.files.includes(file))
    .map((file) => topmostOf(file, folder.files));
  for (const path of new Set(missing))
    yield fileDiagnostic(
      folder.display(path),
      missingCause(path, folder.files),
    );
  const known = [...required, ...usedPictures(content).map(({ file }) => file)];
  // A picture may be unused because the text that names it could not be read.
  const unused = folder.files.filter(
    (file) =>
      !known.includes(file) &&
      !isIgnored(file) &&
      (files.size === required.length || !isPicture(file)),
  );
  for (const path of new Set(unused.map((file) => topmostOf(file, known)))) {
    // Gatsby reads every text file.
    const hasText = unused.some(
      (file) => `${file}/`.startsWith(`${path}/`) && endsIn(file, TEXTS),
    );
    yield fileDiagnostic(
      folder.display(path),
      unusedCause(path, folder.files),
      hasText ? 'error' : 'warning',
    );
  }
};
