import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { watch } from 'chokidar';
import { formatReport } from '../check/report';
import type { ContentSnapshot } from './contentSnapshot';

export const CONTENT = 'data';

/** What the commands of development keep for themselves; it can be deleted while none is running. */
export const HOME = '.content';

const HOST = '127.0.0.1';

/** @throws Error in Portuguese when a port that a command needs is in use */
export async function requireFreePorts(
  command: string,
  ...ports: number[]
): Promise<void> {
  for (const port of ports) {
    const server = createServer().listen(port, HOST);
    await once(server, 'listening').catch(() => {
      throw new Error(
        `A porta ${port} já está em uso. O site já está aberto em outra janela? Se não, escolha outra: npm run ${command} -- --port ${port + 10}`,
      );
    });
    await once(server.close(), 'close');
  }
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

  snapshot.listen((result) => {
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

  const update = () => void snapshot.update().catch(console.error);
  watch(CONTENT, { ignoreInitial: true })
    .on('all', update)
    .on('error', ({ message }) =>
      console.error(
        `Não consigo ver o que muda em ${CONTENT}/ (${message}). Salve de novo ou rode o comando outra vez.`,
      ),
    );
  update();
}

/** @returns its address, as soon as it answers */
export async function waitForSite(port: number): Promise<string> {
  const site = `http://${HOST}:${port}`;
  while (!(await fetch(site).catch(() => undefined))?.ok) await pause(500);
  return site;
}
