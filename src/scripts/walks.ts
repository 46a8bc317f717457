import { spawn } from 'node:child_process';
import { findNginx, startNginx } from './hosts/nginx';
import { hasWrangler, startWrangler } from './hosts/wrangler';

/** Walks through the built site in a browser, as `npm run test:browser` does, on each of the real servers. */
async function main() {
  const root = process.cwd();
  const hosts = [
    { name: 'nginx', here: findNginx() !== undefined, start: startNginx },
    { name: 'Cloudflare Pages', here: hasWrangler(root), start: startWrangler },
  ];
  for (const { name, here, start } of hosts) {
    if (!here) {
      console.log(`${name} não está instalado: não andei por ele.`);
      if (process.env.CI) process.exitCode = 1;
      continue;
    }
    const host = await start(root);
    console.log(`\n── ${name}: ${host.url}`);
    const walk = spawn(
      'node_modules/.bin/playwright',
      ['test', '--project=chromium', ...process.argv.slice(2)],
      { stdio: 'inherit', env: { ...process.env, SITE_URL: host.url, STEP: name } },
    );
    const code = await new Promise((done) => walk.once('exit', done));
    await host.stop();
    if (code !== 0) process.exitCode = 1;
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 2;
});
