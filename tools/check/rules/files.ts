import { posix } from 'node:path';
import type { Severity } from '../../../src/content/fields/finding';
import { foldAccents } from '../../../src/content/fields/text';
import { contentFiles } from '../../../src/content/schemas/contentFiles';
import { legalPath, legalSlugs } from '../../../src/content/schemas/legal';
import type { ContentRule } from '../model/content';
import { fileDiagnostic } from '../model/diagnostic';
import { usedPictures } from './pictures';

/** Right words that the dictionary does not know, for the `cspell` command. */
const WORD_LIST = 'words.txt';

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

const UNUSED =
  'o site não usa isto; se deveria usar, confira o nome ou escreva o caminho onde deve aparecer, senão guarde-o em outro lugar';

/** What systems and browsers add to the name of a copy: `hero (1).json`, `hero - Copia.json`, `hero copy 2.json`. */
const COPY =
  /^(?<prefix>c[óo]pia de |copy of )|(?<windows> ?- ?(?:c[óo]pia|copy)(?: ?\(\d+\))?| (?:c[óo]pia|copy)(?: \d+)?)$|(?<download> ?\(\d+\))$|(?<mac> \d)$/i;

/** What a file is that the site does not use, by its name, and what to do with it. */
function unusedCause(file: string, present: readonly string[]): string {
  const { dir, base, name, ext } = posix.parse(file.normalize('NFC'));
  const inFolder = (one: string) => posix.join(dir, one);
  const remedy = (right: string) => {
    const own = required.find((one) => one === inFolder(right));
    return own && !present.includes(own)
      ? `mude o nome para "${right}"`
      : 'apague-o, se não traz nada de novo';
  };
  const inner = posix.extname(name);
  if (/^\.(?:json|md)$/i.test(inner)) {
    const kind = /^\.(?:txt|html?)$/i.test(ext)
      ? 'um programa salvou o arquivo com um final a mais'
      : 'é uma cópia de segurança';
    return `o nome termina em "${inner}${ext}": ${kind}; ${remedy(name)}`;
  }
  const copy = COPY.exec(name);
  if (copy) {
    const right = `${name.replace(COPY, '')}${ext}`;
    const kind = copy.groups?.download
      ? `é um segundo download de "${right}"`
      : `é uma cópia de "${right}"`;
    return `${kind}; ${remedy(right)}`;
  }
  const same = required.find(
    (one) => foldAccents(one) === foldAccents(file) && !present.includes(one),
  );
  const folder = required
    .map((one) => posix.dirname(one))
    .find((one) => one !== file && foldAccents(one) === foldAccents(file));
  if (folder)
    return `é a pasta "${folder}" com outro nome; mude-o de volta (maiúsculas e acentos contam)`;
  if (same)
    return `maiúsculas e acentos contam no nome; mude-o para "${posix.basename(same)}"`;
  const home = required.find(
    (one) => posix.basename(one) === base && one !== file,
  );
  if (home && !present.includes(home))
    return `este arquivo mudou de pasta; mova-o de volta para "${home}"`;
  if (/^\.md$/i.test(ext))
    return `o site só tem as páginas ${legalSlugs.map((slug) => `"${slug}"`).join(' e ')}: uma página nova precisa de quem cuida do código; guarde este arquivo em outro lugar`;
  if (/^\.(?:zip|rar|7z)$/i.test(ext))
    return 'é um arquivo compactado, que o site não usa; apague-o daqui';
  if (/^\.(?:docx?|pdf|odt|xlsx?|pptx?|psd|ai)$/i.test(ext))
    return `o site não usa arquivos "${ext}"; guarde-o em outro lugar`;
  return UNUSED;
}

/** Where a missing file may have gone. */
function missingCause(path: string, files: readonly string[]): string {
  const base = posix.basename(path);
  const stem = foldAccents(base).replace(/\.\w+$/, '');
  const near = files.find(
    (file) =>
      foldAccents(posix.basename(file)).includes(stem) &&
      !required.includes(file) &&
      /\.(?:json|md|txt|bak|old|orig)$/i.test(file),
  );
  const guess = near
    ? `; parece que agora se chama "${near}": mude o nome de volta para "${base}"`
    : '; se mudou de nome, mude-o de volta (maiúsculas contam), senão desfaça a última mudança na pasta data';
  return `isto falta${guess}`;
}

/** Whether every file is there, and nothing that a person may take for a part of the site. */
export const checkFiles: ContentRule = function* (content) {
  const { folder, files } = content;
  const missing = required.filter((file) => !folder.files.includes(file));
  const missingPaths = missing.map((file) => topmostOf(file, folder.files));
  for (const path of new Set(missingPaths))
    yield fileDiagnostic(
      folder.display(path),
      missingCause(path, folder.files),
    );
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
    yield fileDiagnostic(
      folder.display(path),
      unusedCause(path, folder.files),
      severity,
    );
};
