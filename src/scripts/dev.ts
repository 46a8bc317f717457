import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { watch } from 'chokidar';
import { formatReport } from '../check/report';
import { keepContent } from '../dev/contentKeeper';
import { type DevServer, startDevServer } from '../dev/server';
import { bundleEditor, bundleSplitPage } from '../editor/bundle';
import { editorConfig } from '../editor/config';

// Gatsby reads a copy of the content that is always right, so a mistake can neither stop it nor show half a change.
const DATA = 'data';
const HOME = '.content';
const EDIT = '--edit';
const args = process.argv.slice(2).filter((argument) => argument !== EDIT);
const given = args.findIndex(
  (argument) => argument === '-p' || argument === '--port',
);
const port = given === -1 ? 8000 : Number(args[given + 1]);
const HOST = '127.0.0.1';
const site = `http://${HOST}:${port}`;

function startGatsby(folder: string, { url }: DevServer): ChildProcess {
  const cli = require.resolve('gatsby/cli.js');
  const child = spawn(
    process.execPath,
    [cli, 'develop', '--host', HOST, ...args],
    {
      stdio: 'inherit',
      env: { ...process.env, CONTENT_DIR: folder, GATSBY_CONTENT_SERVER: url },
    },
  );
  child.on('exit', (code) => process.exit(code ?? 0));
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => child.kill(signal));
  return child;
}

function openBrowser(url: string): void {
  const { CI, DISPLAY, WAYLAND_DISPLAY } = process.env;
  const windows = process.platform === 'win32';
  const command =
    { darwin: 'open', win32: 'cmd' }[process.platform as string] ?? 'xdg-open';
  if (CI || (command === 'xdg-open' && !DISPLAY && !WAYLAND_DISPLAY)) return;
  const opened = spawn(command, windows ? ['/c', 'start', '', url] : [url], {
    stdio: 'ignore',
  });
  opened.on('error', () => console.log(`Abra ${url} no navegador.`));
}

async function main(): Promise<void> {
  const server = await startDevServer(DATA, HOME, port + 1);
  const pages = join(HOME, 'editor');
  await bundleEditor(
    join(pages, 'formularios'),
    editorConfig(DATA),
    server.key,
  );
  await bundleSplitPage(pages);
  let gatsby: ChildProcess | undefined;
  let told = '';

  const keeper = keepContent(DATA, HOME, (result) => {
    server.publish({ result });
    const text = formatReport(result).replace(/\(.*\)\.$/, '');
    if (text !== told) console.log(`\n${formatReport(result)}\n`);
    told = text;
    if (result.errors === 0) gatsby ??= startGatsby(keeper.folder, server);
    else if (!gatsby)
      console.log(
        'Corrija o arquivo e salve: o site abre assim que o conteúdo estiver certo.',
      );
  });
  watch(DATA, { ignoreInitial: true }).on('all', () => keeper.look());
  keeper.look();
  if (process.argv.includes(EDIT)) {
    console.log(
      `O editor está em ${server.url}; o site abre daqui a pouco em ${site}.`,
    );
    openBrowser(server.url);
  }
  while (!(await fetch(site).catch(() => undefined))?.ok) await pause(500);
  server.publish({ site });
  console.log(
    `\nO editor está em ${server.url} e o site em ${site} (Ctrl+C para parar).\n`,
  );
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
