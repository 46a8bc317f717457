import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A port that nothing listens on. */
export const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Starts `npm run dev` in a project's folder. @returns its process, once the site can be opened */
export async function startDev(root: string, port: number): Promise<ChildProcess> {
  const server = spawn(
    process.execPath,
    ['--require', 'tsx/cjs', 'src/scripts/dev.ts', '-p', String(port)],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', CI: '' },
    },
  );
  let said = '';
  server.stdout?.on('data', (text: Buffer) => {
    said += text.toString();
  });
  for (let waited = 0; !said.includes('You can now view'); waited += 500) {
    if (server.exitCode !== null || waited > 600_000)
      throw new Error(`npm run dev não abriu:\n${said}`);
    await pause(500);
  }
  return server;
}
