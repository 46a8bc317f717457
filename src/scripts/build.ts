import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { checkContent } from '../check/checkContent';
import { formatProblems } from '../check/formatProblems';
import { heal } from '../publish/files';
import { runCommand } from './command';

const LOCK = '.build.lock';

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Somebody else's process may not be asked, but is there.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function clean(): void {
  for (const folder of ['.cache', 'public']) rmSync(folder, { recursive: true, force: true });
}

/** What a build that was cut off left half written is not to be trusted. @throws Error when another build runs */
function lock(): void {
  try {
    writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
  } catch {
    const pid = Number(readFileSync(LOCK, 'utf8'));
    // In a container each build may get the same number.
    if (pid !== process.pid && isAlive(pid))
      throw new Error(
        `Outra construção está em andamento nesta pasta (processo ${pid}). Espere que ela termine; se não há nenhuma, apague ${LOCK}.`,
      );
    clean();
    rmSync(LOCK, { force: true });
    lock();
    return;
  }
  process.once('exit', () => rmSync(LOCK, { force: true }));
}

/** Gatsby runs in this very process: who ends the one ends the other. @returns false for content with errors */
async function build(fromNothing: boolean): Promise<boolean> {
  lock();
  heal('dist');
  if (fromNothing) clean();
  const result = await checkContent('data', { decode: true });
  console.log(formatProblems(result));
  if (result.errors > 0) return false;
  process.once('exit', (code) => {
    if (code !== 0) console.error('A construção não terminou: a pasta dist ficou como estava.');
  });
  Object.assign(process.env, { GATSBY_TELEMETRY_DISABLED: '1', CONTENT_CHECKED: '1' });
  process.argv.splice(2, process.argv.length, 'build');
  // Gatsby's workers need no compiler.
  process.execArgv = [];
  require('gatsby/cli.js');
  return true;
}

void runCommand(
  'Uso: npm run build -- [--clean]   (--clean: do zero, sem aproveitar a última construção)',
  { clean: { type: 'boolean', default: false } },
  ({ values }) => build(values.clean),
);
