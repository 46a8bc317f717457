import { spawn } from 'node:child_process';
import type { Counts } from './counts';
import type { Step } from './steps';

/** How a step ended. */
export interface Result extends Counts {
  readonly name: string;
  readonly seconds: number;
}

function run([command = '', ...args]: readonly string[], env: Step['env']): Promise<boolean> {
  return new Promise((done) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    child.once('error', (error) => {
      console.error(error.message);
      done(false);
    });
    child.once('exit', (code) => done(code === 0));
  });
}

/** What a step's report says. A runner that ended badly failed once, whatever its report says or lacks. */
function countsOf(step: Step, succeeded: boolean): Counts {
  const one = { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 };
  if (!step.counts) return one;
  try {
    const { passed, failed } = step.counts();
    return { passed, failed: succeeded ? failed : Math.max(failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/**
 * Runs one step with its output in sight.
 * @param failed - names of the steps that failed before it
 */
export async function runStep(step: Step, failed: ReadonlySet<string>): Promise<Result> {
  const { name, command, env, needs } = step;
  console.log(`\n── ${name}: ${command.join(' ').replace(process.execPath, 'node')}`);
  if (needs && failed.has(needs)) {
    console.log(`Não rodou: a etapa “${needs}” falhou.`);
    return { name, passed: 0, failed: 1, seconds: 0 };
  }
  const start = performance.now();
  const succeeded = await run(command, env);
  const seconds = (performance.now() - start) / 1000;
  return { name, seconds, ...countsOf(step, succeeded) };
}
