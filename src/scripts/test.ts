import { spawn } from 'node:child_process';

/**
 * What `npm test` runs, each a script of package.json: phases one after another, the lanes of a phase side by side, so
 * that two cores have work. What asks the built site follows its build.
 */
const PHASES = [
  [['browsers']],
  [
    ['build', 'test:browser', 'test:deploy'],
    ['lint', 'types', 'check', 'test:unit', 'test:builds'],
  ],
];

/** Runs a step and shows what it said, at once where it runs alone. */
async function run(step: string, alone: boolean) {
  const began = performance.now();
  if (alone) console.log(`\n── ${step}`);
  const child = spawn('npm', ['run', '--silent', step], { stdio: alone ? 'inherit' : 'pipe' });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text) => {
      said += text;
    });
  const code = await new Promise((done) => child.once('close', done));
  if (!alone) console.log(`\n── ${step}\n${said}`);
  return { step, passed: code === 0, seconds: (performance.now() - began) / 1000 };
}

async function main() {
  const results: Awaited<ReturnType<typeof run>>[] = [];
  const began = performance.now();
  for (const lanes of PHASES)
    await Promise.all(
      lanes.map(async (steps) => {
        for (const step of steps) results.push(await run(step, lanes.length === 1));
      }),
    );
  console.log();
  for (const { step, passed, seconds } of results)
    console.log(`${passed ? '✓' : '✗'} ${step.padEnd(12)} ${seconds.toFixed(0).padStart(4)} s`);
  console.log(`${((performance.now() - began) / 1000).toFixed(0)} s`);
  if (!results.every(({ passed }) => passed)) process.exitCode = 1;
}

void main();
