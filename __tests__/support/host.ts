import { type ChildProcess, spawn } from 'node:child_process';

/** A real server with the built site in it, on this machine only. */
export interface Host {
  /** `http://127.0.0.1:<port>`, without a slash at the end. */
  readonly url: string;
  stop(): Promise<void>;
}

/** How to start a server. */
export interface HostCommand {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly port: number;
  /** How long it may take to answer, in milliseconds. */
  readonly patience: number;
}

/** Ends a process with all that it started. */
async function end(child: ChildProcess) {
  if (child.pid === undefined || child.exitCode !== null) return;
  const over = new Promise((done) => child.once('exit', done));
  process.kill(-child.pid, 'SIGTERM');
  const timer = setTimeout(() => process.kill(-(child.pid as number), 'SIGKILL'), 5000);
  await over;
  clearTimeout(timer);
}

/**
 * Starts a server and waits until it answers.
 * @throws Error with what it said, when it ends or stays silent
 */
export async function startHost({
  command,
  args,
  cwd,
  env,
  port,
  patience,
}: HostCommand): Promise<Host> {
  // In a group of its own, so that all of it can be ended.
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, detached: true });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk;
    });
  child.once('error', (error) => {
    said += error.message;
  });
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + patience;
  while (Date.now() < deadline && child.exitCode === null) {
    const answered = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (answered) return { url, stop: () => end(child) };
    await new Promise((done) => setTimeout(done, 100));
  }
  await end(child);
  throw new Error(`${command} não respondeu em ${url}.\n${said}`);
}
