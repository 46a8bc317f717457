import type { Counts } from './counts';
import { jestCounts, playwrightCounts } from './counts';

/** One step of the test run. */
export interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** Environment of the step, beside this process's own. */
  readonly env?: Readonly<Record<string, string>>;
  /** Reads the runner's report; a step without one counts as one test. */
  readonly counts?: () => Counts;
  /** The step without which this one has nothing to test. */
  readonly needs?: string;
}

/** Where the runners write what they found, beside screenshots and measures. */
export const REPORTS = '.reports';
const script = (name: string, ...args: string[]) => [
  process.execPath,
  '--require',
  'tsx/cjs',
  `src/scripts/${name}.ts`,
  ...args,
];
const bin = (name: string, ...args: string[]) => [`node_modules/.bin/${name}`, ...args];

/** A step that runs one project of jest. */
function jest(name: string, project: string, needs?: string): Step {
  const report = `${REPORTS}/jest-${project}.json`;
  const command = bin('jest', '--selectProjects', project, '--json', `--outputFile=${report}`);
  return { name, needs, command, counts: () => jestCounts(report) };
}

/** A step that runs one project of Playwright. */
function playwright(name: string, project: string): Step {
  const report = `${REPORTS}/playwright-${project}.json`;
  return {
    name,
    needs: 'construção',
    command: bin('playwright', 'test', '--project', project),
    env: { STEP: project },
    counts: () => playwrightCounts(report),
  };
}

/** All that `npm test` does, in order: what fails fastest stands first. */
export const steps: readonly Step[] = [
  { name: 'navegadores', command: script('browsers') },
  { name: 'tipos', command: bin('tsc') },
  { name: 'estilo do código', command: bin('biome', 'check') },
  { name: 'conteúdo', command: script('check') },
  jest('testes de unidade', 'unit'),
  { name: 'construção', command: script('build') },
  {
    name: 'HTML válido',
    needs: 'construção',
    command: bin(
      'html-validate',
      '--config',
      '__tests__/support/htmlvalidate.js',
      'public/**/*.html',
    ),
  },
  { name: 'HTML válido (Nu)', needs: 'construção', command: script('nu') },
  playwright('navegador', 'chromium'),
  playwright('três motores', 'engines'),
  jest('publicação', 'deploy', 'construção'),
  jest('receitas', 'recipes'),
  { name: 'mesmos bytes', command: script('reproducible') },
];
