import { spawn } from 'node:child_process';
import { createServer } from 'node:net';

export const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() =>
        resolve(typeof address === 'object' && address ? address.port : 0),
      );
    });
  });

export interface Host {
  readonly url: string;
  stop(): Promise<void>;
}

interface HostCommand {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly port: number;
  readonly page?: string;
  readonly patience: number;
}

export async function startHost(host: HostCommand): Promise<Host> {
  const { command, args, cwd, env, port, page = '/', patience } = host;
  // In a group of its own, so that all of it can be ended.
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    detached: true,
  });
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      said += text;
    });
  const stop = () => {
    if (child.pid && child.exitCode === null)
      process.kill(-child.pid, 'SIGKILL');
    return ended;
  };
  const url = `http://127.0.0.1:${port}`;
  for (
    const end = Date.now() + patience;
    Date.now() < end && child.exitCode === null;
  ) {
    if ((await fetch(url + page).catch(() => undefined))?.ok)
      return { url, stop };
    await new Promise((done) => setTimeout(done, 100));
  }
  await stop();
  throw new Error(`${command} não respondeu em ${url}.\n${said}`);
}
