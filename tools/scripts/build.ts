import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { restoreFolder } from '../../plugins/gatsby-plugin-documents/atomicReplace';
import { publish } from '../../plugins/gatsby-plugin-documents/publish';
import { checkContent } from '../check/checkContent';
import { formatReport } from '../check/report';
import { lockBuild, nameInLock, unlockBuild } from './buildLock';
import { runCommand } from './command';

function removeCaches(): void {
  for (const folder of ['.cache', 'public'])
    rmSync(folder, { recursive: true, force: true });
}

/** Runs `gatsby build` without tsx, which would take seconds for all that Gatsby loads. @returns whether it passed */
async function runGatsby(): Promise<boolean> {
  const gatsby = spawn(
    process.execPath,
    [require.resolve('gatsby/cli.js'), 'build'],
    {
      stdio: 'inherit',
      env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1' },
    },
  );
  nameInLock(gatsby.pid);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => gatsby.kill(signal));
  const [code] = await once(gatsby, 'exit');
  return code === 0;
}

/** @returns whether it succeeded */
async function buildSite(): Promise<boolean> {
  if (!(await runGatsby())) {
    console.error('A construção não terminou: a pasta dist ficou como estava.');
    return false;
  }
  // `npm run release` alone sets the variable, once its rules hold.
  const noindex = process.env.SITE_RELEASE !== 'true';
  await publish({
    noindex,
    hstsPreload: process.env.HSTS_PRELOAD === 'true',
  });
  if (noindex)
    console.log(
      '\nA pasta dist é uma prévia: pede aos buscadores que fiquem fora (noindex). Quem faz a que se publica é npm run release.',
    );
  return true;
}

/** @returns false for content with errors, or when Gatsby fails */
async function build(fromNothing: boolean): Promise<boolean> {
  const wasCutOff = lockBuild();
  restoreFolder('dist');
  if (fromNothing || wasCutOff) removeCaches();
  const result = await checkContent('data', { decode: 'all' });
  console.log(formatReport(result));
  if (result.errors > 0) {
    unlockBuild();
    return false;
  }
  const built = await buildSite();
  // Gatsby would go on after a failure as if it had finished: where the lock stays, the next build begins from nothing.
  if (built) unlockBuild();
  return built;
}

void runCommand(
  'Uso: npm run build -- [--clean]   (--clean: do zero, sem aproveitar a última construção)',
  { clean: { type: 'boolean', default: false } },
  ({ values }) => build(values.clean),
);
