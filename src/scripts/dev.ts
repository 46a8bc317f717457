import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'chokidar';
import { formatProblems } from '../check/formatProblems';
import type { CheckResult } from '../check/problem';
import { keepContent } from '../dev/server/contentKeeper';
import { contentStatusOf } from '../dev/server/contentStatusOf';
import { startEventServer } from '../dev/server/eventServer';

// Gatsby reads a copy of the content that is always right, so a mistake can neither stop it nor show half a change.
const DATA = 'data';
const HOME = '.content';

async function main(): Promise<void> {
  const events = await startEventServer();
  let gatsby: ChildProcess | undefined;
  let told = '';

  const tell = (result: CheckResult) => {
    events.publish(contentStatusOf(result));
    const text = formatProblems(result).replace(/\(.*\)\.$/, '');
    if (text !== told) console.log(`\n${formatProblems(result)}\n`);
    told = text;
  };

  const keeper = keepContent(DATA, HOME, {
    ready(result) {
      tell(result);
      gatsby ??= startGatsby(keeper.folder, events.port);
    },
    refused(result) {
      tell(result);
      if (!gatsby)
        console.log('Corrija o arquivo e salve: o site abre assim que o conteúdo estiver certo.');
    },
  });
  watch(DATA, { ignoreInitial: true }).on('all', () => keeper.look());
  keeper.look();
}

/** Starts Gatsby's development server; its arguments are those of this command. */
function startGatsby(folder: string, port: number): ChildProcess {
  const cli = require.resolve('gatsby/cli.js');
  const child = spawn(process.execPath, [cli, 'develop', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, CONTENT_DIR: folder, GATSBY_CONTENT_PORT: String(port) },
  });
  child.on('exit', (code) => process.exit(code ?? 0));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  return child;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
