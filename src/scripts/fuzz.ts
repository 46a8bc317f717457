import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

// Goes on with random content for longer than a suite may take, and tries every large input: npm run test:fuzz -- --minutes 20
const { values } = parseArgs({ options: { minutes: { type: 'string', default: '5' } } });
const jest = [
  'node_modules/.bin/jest',
  '--selectProjects',
  'unit',
  '--',
  'check/fuzz',
  'check/large',
];
const { status } = spawnSync(process.execPath, jest, {
  stdio: 'inherit',
  env: { ...process.env, FUZZ_MINUTES: values.minutes },
});
process.exitCode = status ?? 1;
