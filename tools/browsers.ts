import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Returns the path of the first of these programs that is in PATH, or in /usr/sbin, where Debian installs servers. */
export function findInPath(...names: string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find(existsSync);
}

/**
 * Returns the path of Chromium: that of CHROMIUM_PATH, one in PATH, or Playwright's. The headless shell comes first: it
 * is the same browser, and runs the tests in half the time.
 */
export const findChromium = (): string | undefined =>
  process.env.CHROMIUM_PATH ??
  findInPath(
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
  ) ??
  [chromium.executablePath()].find(existsSync);

const HOST_PROGRAMS = ['brotli', 'curl', 'logrotate', 'openssl', 'rsync'];

/** Returns the path of Debian's nginx, if all that its tests need is there. */
export const findNginx = (): string | undefined =>
  existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so') &&
  HOST_PROGRAMS.every((name) => findInPath(name))
    ? findInPath('nginx')
    : undefined;

/** How the tests start Chromium: without a GPU, and without requests of its own. */
export const CHROMIUM = {
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

function run(command: string): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, {
    shell: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
}

/** Installs Debian packages where something is missing, if this user may. @returns whether it is there now */
function ensure(name: string, find: () => unknown, packages: string): boolean {
  if (!find() && process.getuid?.() === 0 && findInPath('apt-get')) {
    console.log(`${name}: installing with apt-get (${packages})…`);
    run('apt-get update -qq');
    run(`apt-get install -y -qq --no-install-recommends ${packages}`);
  }
  if (!find() && name === 'Chromium') {
    console.log('Chromium: downloading the one of Playwright…');
    run('npx playwright install chromium');
  }
  console.log(
    `${name}: ${find() ? 'ready' : 'missing, and could not be installed'}.`,
  );
  return Boolean(find());
}

if (require.main === module) {
  // The fallback fonts of src/styles/font.css. Without them text only shifts a little when the web font arrives late.
  const liberation = '/usr/share/fonts/truetype/liberation';
  const hasFonts = () => process.platform !== 'linux' || existsSync(liberation);
  ensure('Liberation fonts', hasFonts, 'fonts-liberation');
  const hasChromium = ensure(
    'Chromium',
    findChromium,
    'chromium-headless-shell',
  );
  // Playwright installs its Firefox and WebKit itself.
  const hasNginx =
    !process.argv.includes('--all') ||
    ensure(
      'nginx with Brotli',
      findNginx,
      'nginx-light libnginx-mod-http-brotli-static brotli curl rsync openssl logrotate',
    );
  if (!hasChromium || !hasNginx) process.exitCode = 1;
}
