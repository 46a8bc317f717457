import { spawn } from 'node:child_process';

/** Runs an npm script and prints what it says once it has ended. @returns whether it ended with status 0 */
function runScript(name: string): Promise<boolean> {
  const child = spawn('npm', ['run', '--silent', name]);
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => output.push(part));
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('close', (code) => {
      process.stdout.write(`\nnpm run ${name}\n${Buffer.concat(output)}`);
      done(code === 0);
    });
  });
}

/** Runs npm scripts two at a time, all of them. @returns whether each ended with status 0 */
async function runScripts(names: readonly string[]): Promise<boolean> {
  const left = [...names];
  let succeeded = true;
  async function work(): Promise<void> {
    for (let name = left.shift(); name; name = left.shift())
      if (!(await runScript(name))) succeeded = false;
  }
  await Promise.all([work(), work()]);
  return succeeded;
}

async function main(): Promise<void> {
  const succeeded =
    (await runScripts(['build', 'build:fixture'])) &&
    (await runScripts(['test:browser', 'test:unit', 'types', 'lint']));
  if (!succeeded) process.exitCode = 1;
}

void main();
