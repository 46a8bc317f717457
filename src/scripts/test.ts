import { spawnSync } from 'node:child_process';

/** What `npm test` runs, one after another, each a script of package.json. */
const STEPS = [
  'browsers',
  'types',
  'lint',
  'check',
  'test:unit',
  'build',
  'test:deploy',
  'test:browser',
  'test:builds',
];

const results = STEPS.map((step) => {
  console.log(`\n── ${step}`);
  const began = performance.now();
  const { status } = spawnSync('npm', ['run', '--silent', step], { stdio: 'inherit' });
  return { step, passed: status === 0, seconds: (performance.now() - began) / 1000 };
});

console.log();
for (const { step, passed, seconds } of results)
  console.log(`${passed ? '✓' : '✗'} ${step.padEnd(12)} ${seconds.toFixed(0).padStart(4)} s`);
if (!results.every(({ passed }) => passed)) process.exitCode = 1;
