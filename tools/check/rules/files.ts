import { posix } from 'node:path';
import { errorsOf, textFiles } from '../../../src/content';
import { type ContentRule, isBehindSymlink } from '../content';
import { usedPictures } from './pictures';

const MISSING =
  'este arquivo falta; se mudou de nome ou de pasta, mude-o de volta (maiúsculas contam)';
const SYMLINK =
  'isto é um atalho (link), e não vai junto quando o site é publicado; ponha aqui o próprio arquivo';
const UNUSED =
  'o site não usa este arquivo; confira o nome dele, ou guarde-o em outro lugar';

/** Files that are no content: guides, words for `cspell`, what Windows creates. */
const IGNORED = [
  'readme.md',
  'words.txt',
  'thumbs.db',
  'ehthumbs.db',
  'desktop.ini',
];

const isIgnored = (path: string): boolean =>
  path.startsWith('schemas/') ||
  IGNORED.includes(posix.basename(path).toLowerCase()) ||
  posix.basename(path).startsWith('LICENSE') ||
  path.split('/').some((part) => part.startsWith('.') || part.startsWith('~$'));

/** Reports missing files, symbolic links, and files that the site does not use. */
export const checkFiles: ContentRule = (content, report) => {
  const { paths, symlinks, files, display } = content;
  for (const path of symlinks)
    if (!isIgnored(path)) report({ file: display(path) }, SYMLINK);
  for (const path of textFiles)
    if (!paths.includes(path) && !isBehindSymlink(path, symlinks))
      report({ file: display(path) }, MISSING);
  // A picture may seem unused because of a mistake where it is used.
  const isValid =
    files.size === textFiles.length &&
    [...files.values()].every(
      ({ root, value }) => errorsOf(root, value).length === 0,
    );
  const used = usedPictures(content).map(({ file }) => file);
  for (const path of paths) {
    if (textFiles.includes(path) || used.includes(path) || isIgnored(path))
      continue;
    // A text is an error: somebody may change a copy of a file, and wonder why the site stays the same.
    const isText = ['.json', '.md'].includes(posix.extname(path).toLowerCase());
    if (!isText && !isValid) continue;
    const severity = isText ? 'error' : 'warning';
    report({ file: display(path) }, UNUSED, { severity });
  }
};
