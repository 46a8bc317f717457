import { spawnSync } from 'node:child_process';

// npm run smoke -- https://www.empresa.com.br: compares a live site with dist/, by the tests in __tests__/live.
const [site] = /^https?:\/\/[^/]+/.exec(process.argv[2] ?? '') ?? [];
if (!site) {
  console.error('Which site? npm run smoke -- https://www.empresa.com.br');
  process.exit(1);
}
const { status } = spawnSync('npx playwright test --project live', {
  shell: true,
  stdio: 'inherit',
  env: { ...process.env, SMOKE_SITE: site },
});
process.exitCode = status ?? 1;
