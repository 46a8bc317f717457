import { posix } from 'node:path';
import type { Severity } from '../../../src/content/fields/finding';
import { contentFiles } from '../../../src/content/schemas/contentFiles';
import { legalPath, legalSlugs } from '../../../src/content/schemas/legal';
import type { ContentRule } from '../model/content';
import { fileDiagnostic } from '../model/diagnostic';
import { WORD_LIST } from '../model/folder';
import { usedPictures } from './pictures';

const required = [
  ...contentFiles.map(({ path }) => path),
  ...legalSlugs.map(legalPath),
];

/** What stands beside the content: for people, for text editors, and what systems leave behind. */
const isIgnored = (file: string): boolean =>
  file === WORD_LIST ||
  file.startsWith('schemas/') ||
  file.split('/').some((part) => /^\.|^~\$/.test(part)) ||
  /^(?:README\.md|LICENSE.*|Thumbs\.db|desktop\.ini)$/.test(
    posix.basename(file),
  );

/** The topmost folder of a file that holds none of the others, or the file itself. */
function topmostOf(file: string, others: readonly string[]): string {
  const parts = file.split('/');
  const folders = parts.map((_, i) => parts.slice(0, i).join('/')).slice(1);
  const isAlone = (folder: string) =>
    !others.some((other) => other.startsWith(`${folder}/`));
  return folders.find(isAlone) ?? file;
}

const MISSING =
  'isto falta; se mudou de nome, mude-o de volta (maiúsculas contam), senão desfaça a última mudança na pasta data';
const UNUSED =
  'o site não usa isto; se deveria usar, confira o nome ou escreva o caminho onde deve aparecer, senão guarde-o em outro lugar';

/** Whether every file is there, and nothing that a person may take for a part of the site. */
export const checkFiles: ContentRule = function* (content) {
  const { folder, files } = content;
  const missing = required.filter((file) => !folder.files.includes(file));
  const missingPaths = missing.map((file) => topmostOf(file, folder.files));
  for (const path of new Set(missingPaths))
    yield fileDiagnostic(folder.display(path), MISSING);
  const known = [...required, ...usedPictures(content).map(({ file }) => file)];
  const severities = new Map<string, Severity>();
  for (const file of folder.files) {
    if (known.includes(file) || isIgnored(file)) continue;
    const isPicture = /\.(?:png|jpe?g|webp|avif|svg)$/i.test(file);
    // A picture may be unused because the text that names it could not be read.
    if (isPicture && files.size < required.length) continue;
    // Gatsby reads every text file.
    const isText = /\.(?:json|md)$/i.test(file);
    const path = topmostOf(file, known);
    if (isText || !severities.has(path))
      severities.set(path, isText ? 'error' : 'warning');
  }
  for (const [path, severity] of severities)
    yield fileDiagnostic(folder.display(path), UNUSED, severity);
};
