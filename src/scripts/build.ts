import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { checkContent } from '../check/checkContent';
import { formatProblems } from '../check/formatProblems';
import { heal } from '../publish/files';
import { isPreview } from '../publish/preview';
import { runCommand } from './command';

const LOCK = '.build.lock';

function isAlive(pid: number): boolean {
  const state = `/proc/${pid}/stat`;
  try {
    // A zombie keeps its number until its parent asks how it ended, which in a container may be never.
    const isZombie =
      existsSync(state) && /\) Z /.test(readFileSync(state, 'utf8'));
    return process.kill(pid, 0) && !isZombie;
  } catch (error) {
    // Somebody else's process may not be asked, but is there.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function clean(): void {
  for (const folder of ['.cache', 'public'])
    rmSync(folder, { recursive: true, force: true });
}

/** What a build that was cut off left half written is not to be trusted. @throws Error when another build runs */
function lock(): void {
  try {
    writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
  } catch {
    const pid = Number(readFileSync(LOCK, 'utf8'));
    // In a container each build may get the same number.
    if (pid > 0 && pid !== process.pid && isAlive(pid))
      throw new Error(
        `Outra construção está em andamento nesta pasta (processo ${pid}). Espere que ela termine; se não há nenhuma, apague ${LOCK}.`,
      );
    clean();
    rmSync(LOCK, { force: true });
    lock();
  }
}

/** Gatsby runs without tsx, which would take seconds for all that it loads. @returns its code, null when it was killed */
async function gatsby(): Promise<number | null> {
  const child = spawn(
    process.execPath,
    [require.resolve('gatsby/cli.js'), 'build'],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        GATSBY_TELEMETRY_DISABLED: '1',
        CONTENT_CHECKED: '1',
      },
    },
  );
  // Gatsby goes on when this process alone is killed, so the lock holds Gatsby's number.
  writeFileSync(LOCK, String(child.pid));
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => child.kill(signal));
  const [code] = await once(child, 'exit');
  if (code !== 0)
    console.error('A construção não terminou: a pasta dist ficou como estava.');
  return code;
}

/** @returns false for content with errors, or when Gatsby fails */
async function build(fromNothing: boolean): Promise<boolean> {
  lock();
  heal('dist');
  if (fromNothing) clean();
  const result = await checkContent('data', { decode: true });
  console.log(formatProblems(result));
  const code = result.errors > 0 ? 1 : await gatsby();
  // After a failure or a kill Gatsby would go on as if it had finished: with the lock, the next build begins from nothing.
  if (code === 0 || result.errors > 0) rmSync(LOCK);
  if (code === 0 && isPreview())
    console.log(
      '\nA pasta dist é uma prévia: pede aos buscadores que fiquem fora (noindex). Quem faz a que se publica é npm run release.',
    );
  return code === 0;
}

void runCommand(
  'Uso: npm run build -- [--clean]   (--clean: do zero, sem aproveitar a última construção)',
  { clean: { type: 'boolean', default: false } },
  ({ values }) => build(values.clean),
);
