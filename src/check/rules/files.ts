import { posix } from 'node:path';
import type { Severity } from '../../content/fields/finding';
import { nearestWord } from '../../content/fields/text';
import { contentFiles } from '../../content/schemas/contentFiles';
import { legalPath, legalSlugs } from '../../content/schemas/legal';
import { type Content, type ContentRule, WORD_LIST } from '../content';
import { type Diagnostic, fileDiagnostic } from '../diagnostic';
import { usedPictures } from './pictures';

const required = [
  ...contentFiles.map(({ path }) => path),
  ...legalSlugs.map(legalPath),
];

/** What stands beside the content: for people, for text editors, and what systems leave behind. */
function isIgnored(file: string): boolean {
  const name = posix.basename(file);
  return (
    file === WORD_LIST ||
    file.startsWith('schemas/') ||
    file.split('/').some((part) => part.startsWith('.')) ||
    name.startsWith('~$') ||
    ['README.md', 'Thumbs.db', 'desktop.ini'].includes(name) ||
    /^LICENSE.*\.txt$/.test(name)
  );
}

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

/** Files that are missing, each with the one that it may have become, which is then no stray file. */
function missingFiles({ folder }: Content, stray: string[]): Diagnostic[] {
  const reported = new Set<string>();
  const diagnostics: Diagnostic[] = [];
  for (const file of required) {
    if (folder.files.includes(file)) continue;
    const home = posix.dirname(file);
    const homeIsThere =
      home === '.' ||
      folder.files.some((other) => other.startsWith(`${home}/`));
    const name = homeIsThere ? file : home;
    if (reported.has(name)) continue;
    reported.add(name);
    const candidate = nearestWord(file, stray);
    const at = candidate === undefined ? -1 : stray.indexOf(candidate);
    if (at !== -1) stray.splice(at, 1);
    const what = homeIsThere ? 'falta este arquivo' : 'falta esta pasta';
    const remedy =
      candidate && homeIsThere
        ? `se o nome agora é "${folder.display(candidate)}", mude-o de volta (maiúsculas contam)`
        : 'desfaça a última mudança na pasta data';
    diagnostics.push(
      fileDiagnostic(folder.display(name), `${what}; ${remedy}`),
    );
  }
  return diagnostics;
}

const STRAY =
  'isto não faz parte do site, e o site não o lê; se deveria ler, confira o nome, senão guarde-o em outro lugar';
const UNUSED =
  'nenhum arquivo usa esta imagem; escreva o caminho dela onde deve aparecer (o de um logotipo, no campo "logo" do parceiro) ou guarde-a em outro lugar';

/** Whether every file is there, and nothing that a person may take for a part of the site. */
export const checkFiles: ContentRule = (content) => {
  const { folder, files } = content;
  const used = usedPictures(content).map(({ file }) => file);
  const known = [...required, ...used];
  const others = folder.files.filter(
    (file) => !known.includes(file) && !isIgnored(file),
  );
  // A picture is known to be unused only where every path could be read.
  const allRead =
    contentFiles.every(({ path }) => files.has(path)) &&
    used.every((file) => folder.files.includes(file));
  const pictures = others.filter(isPicture);
  const stray = others.filter((file) => !isPicture(file));
  const diagnostics = missingFiles(content, stray);
  const places = [...known, ...pictures];
  const severities = new Map<string, Severity>();
  for (const file of stray) {
    const path = strayPath(file, places);
    const isText = /\.(?:json|md)$/i.test(file);
    if (isText || !severities.has(path))
      severities.set(path, isText ? 'error' : 'warning');
  }
  for (const [path, severity] of severities)
    diagnostics.push(fileDiagnostic(folder.display(path), STRAY, severity));
  if (allRead)
    for (const file of pictures)
      diagnostics.push(fileDiagnostic(folder.display(file), UNUSED, 'warning'));
  return diagnostics;
};
