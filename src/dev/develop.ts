import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { watch } from 'chokidar';
import type { CheckResult } from '../check/model/diagnostic';
import { formatReport } from '../check/report';
import type { ContentSnapshot } from './contentSnapshot';

export const CONTENT = 'data';

/** What the commands of development keep for themselves; it can be deleted while none is running. */
export const HOME = '.content';

const HOST = '127.0.0.1';

/**
 * Reads `--port 8010`, `--port=8010`, `-p 8010` or `-p8010`.
 * @param command - its name in package.json
 * @param ports - how many it needs, one after the other
 * @throws Error in Portuguese for anything else, and when one of the ports is in use
 * @returns the port of the site, 8000 if left out
 */
export async function readPort(
  command: string,
  ports = 1,
  args = process.argv.slice(2),
): Promise<number> {
  const usage = `Uso: npm run ${command} -- [--port 8000]`;
  const options = { port: { type: 'string', short: 'p' } } as const;
  let port = 8000;
  try {
    port = Number(parseArgs({ args, options }).values.port ?? port);
  } catch {
    throw new Error(usage);
  }
  if (!Number.isInteger(port) || port < 1 || port + ports > 65536)
    throw new Error(`A porta precisa ser um número até 65535.\n${usage}`);
  for (let number = port; number < port + ports; number++) {
    const server = createServer().listen(number, HOST);
    await once(server, 'listening').catch(() => {
      throw new Error(
        `A porta ${number} já está em uso. O site já está aberto em outra janela? Se não, escolha outra: npm run ${command} -- --port ${port + 10}`,
      );
    });
    await once(server.close(), 'close');
  }
  return port;
}

function startGatsby(port: number, folder: string, report: string) {
  const cli = require.resolve('gatsby/cli.js');
  const args = [cli, 'develop', '--host', HOST, '--port', String(port)];
  const child = spawn(process.execPath, args, {
    stdio: 'inherit',
    env: {
      ...process.env,
      CONTENT_DIR: resolve(folder),
      CONTENT_REPORT: resolve(report),
      CONTENT_PROCESS: String(process.pid),
      // Gatsby opens files of this machine in this editor when a browser asks for it.
      REACT_EDITOR: 'none',
      GATSBY_QUERY_ON_DEMAND_LOADING_INDICATOR: 'false',
    },
  });
  child.on('exit', (code) => process.exit(code ?? 0));
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => child.kill(signal));
  return child;
}

/**
 * Starts Gatsby on a checked copy of the content, and says on the terminal what
 * the check finds. Gatsby starts as soon as there is no error.
 */
export function startDevelopment(
  port: number,
  snapshot: ContentSnapshot,
): void {
  const report = join(HOME, 'report.json');
  let gatsby: ChildProcess | undefined;
  let shown = '';
  mkdirSync(HOME, { recursive: true });

  snapshot.listen((result: CheckResult) => {
    const text = formatReport(result);
    writeFileSync(report, JSON.stringify({ errors: result.errors, text }));
    const withoutTime = formatReport({ ...result, milliseconds: 0 });
    if (withoutTime !== shown) console.log(`\n${text}\n`);
    shown = withoutTime;
    if (gatsby) return;
    if (result.errors === 0)
      gatsby = startGatsby(port, snapshot.folder, report);
    else
      console.log(
        'Corrija o arquivo e salve: o site abre assim que o conteúdo estiver certo.',
      );
  });

  const update = () =>
    void snapshot.update().catch((error: Error) => console.error(error));
  watch(CONTENT, { ignoreInitial: true })
    .on('all', update)
    .on('error', ({ message }) =>
      console.error(
        `Não consigo ver o que muda em ${CONTENT}/ (${message}). Salve de novo ou rode o comando outra vez.`,
      ),
    );
  update();
}

/** Waits until the development server answers. @returns its address */
export async function waitForSite(port: number): Promise<string> {
  const site = `http://${HOST}:${port}`;
  while (!(await fetch(site).catch(() => undefined))?.ok) await pause(500);
  return site;
}
