import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { filesIn } from '../publish/files';
import { runCommand } from './command';

const UNIMPORTANT = [
  // React writes `<meta/>`: the checker says itself that the slash has no effect.
  /Trailing slash on void elements/,
  // Newer than the checker's list of properties; browsers without them skip them (styles ask by `@supports`).
  /“animation-(?:timeline|range)”: Property/,
  // It does not compute with variables inside `min()`.
  /CSS: “[a-z-]+”: Invalid type: “100%, var\(/,
];

/** Checks every page of the built site with the Nu HTML checker, W3C's own. @returns whether all are valid */
function validate(): boolean {
  const pages = filesIn('dist').filter((file) => file.endsWith('.html'));
  const { stderr, error } = spawnSync(
    'java',
    [
      '-jar',
      require.resolve('vnu-jar/build/dist/vnu.jar'),
      ...['--format', 'gnu', ...pages.map((page) => join('dist', page))],
    ],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (error) throw new Error('Falta o Java (default-jre-headless): o validador Nu não rodou.');
  const problems = stderr
    .split('\n')
    .filter((line) => line && !UNIMPORTANT.some((pattern) => pattern.test(line)));
  console.log([...problems, `${pages.length} páginas, ${problems.length} problemas.`].join('\n'));
  return problems.length === 0;
}

void runCommand('Uso: npm run test:html', {}, validate);
