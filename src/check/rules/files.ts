import { posix } from 'node:path';
import { errorsOf } from '../../content/fields/field';
import type { Severity } from '../../content/fields/finding';
import { nearestWord } from '../../content/fields/text';
import { contentFiles } from '../../content/schemas/contentFiles';
import { legalPath, legalSlugs } from '../../content/schemas/legal';
import type { Content, ContentRule } from '../model/content';
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
  ['README.md', 'Thumbs.db', 'desktop.ini'].includes(posix.basename(file)) ||
  posix.basename(file).startsWith('LICENSE');

const isPicture = (file: string) =>
  /\.(?:png|jpe?g|webp|avif|svg|gif|bmp|tiff?|heic)$/i.test(file);

/** The topmost folder of a file that holds nothing of the site, or the file itself. */
function strayPath(file: string, known: readonly string[]): string {
  const parts = file.split('/');
  for (let depth = 1; depth < parts.length; depth += 1) {
    const folder = parts.slice(0, depth).join('/');
    if (!known.some((other) => other.startsWith(`${folder}/`))) return folder;
  }
  return file;
}

/** @param stray - a file that a missing one may have become is taken out */
function* missingFiles({ folder }: Content, stray: Set<string>) {
  const folders = new Set(folder.files.map((file) => posix.dirname(file)));
  const missing = new Map<string, string>();
  for (const file of required) {
    if (folder.files.includes(file)) continue;
    const home = posix.dirname(file);
    const near = nearestWord(file, [...stray]);
    if (near) stray.delete(near);
    const path = folders.has(home) ? file : home;
    const now =
      near && folder.display(path === home ? posix.dirname(near) : near);
    const what = path === home ? 'falta esta pasta' : 'falta este arquivo';
    const remedy = now
      ? `se o nome agora é "${now}", mude-o de volta (maiúsculas contam)`
      : 'desfaça a última mudança na pasta data';
    missing.set(path, `${what}; ${remedy}`);
  }
  for (const [path, expected] of missing)
    yield fileDiagnostic(folder.display(path), expected);
}

const STRAY =
  'o site não lê isto; se deveria ler, confira o nome, senão guarde-o em outro lugar';
const UNUSED =
  'nenhum arquivo usa esta imagem; escreva o caminho dela onde deve aparecer ou guarde-a em outro lugar';

/** Whether every file is there, and nothing that a person may take for a part of the site. */
export const checkFiles: ContentRule = function* (content) {
  const { folder, files } = content;
  const used = usedPictures(content).map(({ file }) => file);
  const known = new Set([...required, ...used]);
  const others = folder.files.filter(
    (file) => !known.has(file) && !isIgnored(file),
  );
  const pictures = others.filter(isPicture);
  const stray = new Set(others.filter((file) => !isPicture(file)));
  yield* missingFiles(content, stray);
  const severities = new Map<string, Severity>();
  for (const file of stray) {
    const path = strayPath(file, [...known, ...pictures]);
    const isText = /\.(?:json|md)$/i.test(file);
    if (isText || !severities.has(path))
      severities.set(path, isText ? 'error' : 'warning');
  }
  for (const [path, severity] of severities)
    yield fileDiagnostic(folder.display(path), STRAY, severity);
  // Where something is wrong, a picture may be unused for that reason alone.
  const isSound =
    [...known].every((file) => folder.files.includes(file)) &&
    contentFiles.every(
      ({ path, root }) => errorsOf(root, files.get(path)?.value).length === 0,
    );
  for (const file of isSound ? pictures : [])
    yield fileDiagnostic(folder.display(file), UNUSED, 'warning');
};
