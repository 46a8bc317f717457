import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { filesIn } from '../gatsby/publish/output';

interface Message {
  readonly type: 'error' | 'info' | 'non-document-error';
  readonly subType?: 'warning' | 'fatal';
  readonly url?: string;
  readonly lastLine?: number;
  readonly lastColumn?: number;
  readonly message: string;
  readonly extract?: string;
}

const UNIMPORTANT = [
  // React writes `<meta/>`: the checker says itself that the slash has no effect.
  /^Trailing slash on void elements/,
  // Newer than the checker's list of properties; browsers without them skip them (styles ask by `@supports`).
  /^CSS: “animation-(?:timeline|range)”: Property “[a-z-]+” doesn't exist/,
];

/**
 * Checks every page of a built folder with the Nu HTML checker, W3C's own.
 * @param folder - the built folder
 * @returns its errors and warnings, one line each; null where there is no Java to run it
 * @throws Error when the checker itself fails
 */
export function checkHtml(folder: string): string[] | null {
  if (spawnSync('java', ['-version']).error) return null;
  const pages = filesIn(folder).filter((file) => file.endsWith('.html'));
  const { stderr, error } = spawnSync(
    'java',
    [
      '-jar',
      require.resolve('vnu-jar/build/dist/vnu.jar'),
      '--format',
      'json',
      ...pages.map((page) => join(folder, page)),
    ],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (error) throw error;
  const { messages } = JSON.parse(stderr) as { messages: readonly Message[] };
  return messages
    .filter(
      ({ type, subType, message }) =>
        (type !== 'info' || subType === 'warning') && !UNIMPORTANT.some((one) => one.test(message)),
    )
    .map(
      ({ url = '', lastLine, lastColumn, message, extract = '' }) =>
        `${url.replace(/^.*\//, '')}:${lastLine}:${lastColumn} ${message} ${extract.trim()}`,
    );
}

if (require.main === module) {
  const problems = checkHtml('public');
  if (problems === null) {
    console.log('Falta o Java (default-jre-headless): o validador Nu não rodou.');
    if (process.env.CI) process.exitCode = 1;
  } else {
    for (const problem of problems) console.log(problem);
    console.log(
      problems.length === 0
        ? 'HTML válido, sem erro nem aviso (Nu).'
        : `${problems.length} problemas.`,
    );
    if (problems.length > 0) process.exitCode = 1;
  }
}
