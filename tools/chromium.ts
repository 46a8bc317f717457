import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Debian's Chromium or Google's Chrome. The headless shell comes first: it runs the tests in half the time. */
const findChromium = () =>
  [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
  ].find(existsSync);

/** How the tests start Chromium: without a GPU, and without requests of its own. */
export const CHROMIUM = {
  // Without a path Playwright starts its own.
  executablePath: findChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    // Without this the headless shell draws wider text than Chromium with a window.
    '--font-render-hinting=slight',
  ],
};

const run = (command: string) =>
  spawnSync(command, { shell: true, stdio: 'inherit' }).status ?? 1;

// Installs a Chromium where there is none: Debian's as root, with the fonts of src/styles/font.css, or Playwright's.
if (require.main === module && !findChromium()) {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'))
    run(
      'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium-headless-shell fonts-liberation',
    );
  if (!findChromium())
    process.exitCode = run('npx playwright install chromium');
}
