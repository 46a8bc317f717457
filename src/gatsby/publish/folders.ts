import { join } from 'node:path';

/** Where the finishing steps read and write, inside the project's folder. */
export interface Folders {
  /** What is published. */
  readonly output: string;
  /** What Gatsby wrote and finishing changed or took away, so that the next build finds it as Gatsby left it. */
  readonly parked: string;
  /** Files that finishing added, one path a line. */
  readonly added: string;
  /** What webpack says of the browser's bundle. */
  readonly bundle: string;
  /** Compressed copies by the hash of what they compress. */
  readonly compressed: string;
  /** Files with a fixed address, copied as they are. */
  readonly fixed: string;
  /** nginx includes made by the build. They stand outside the output, for they are nobody's to read. */
  readonly nginx: string;
}

/** @param root - the project's folder */
export function foldersOf(root: string): Folders {
  const notes = join(root, '.cache', 'publish');
  return {
    output: join(root, 'public'),
    parked: join(notes, 'parked'),
    added: join(notes, 'added.txt'),
    bundle: join(notes, 'bundle.json'),
    compressed: join(notes, 'compressed'),
    fixed: join(root, 'static'),
    nginx: join(root, 'deploy', 'nginx', 'generated'),
  };
}
