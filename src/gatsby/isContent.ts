import { statSync } from 'node:fs';
import { relative } from 'node:path';
import { isPicturePath } from '../content/pictures';
import { textFiles } from '../content/schemas/contentFiles';

const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/**
 * Whether Gatsby reads a path below `data/`: a folder, or a file that the content
 * check knows. Any other text file, such as a license, would become a page's node.
 */
export function isContent(path: string): boolean {
  const name = relative('data', path).replaceAll('\\', '/');
  return textFiles.includes(name) || isPicturePath(name) || isFolder(path);
}
