import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Looks in /usr/sbin too, where Debian installs servers. */
function findInPath(...names: string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find(existsSync);
}

/** Prefers the headless shell: it is the same browser and runs the tests in half the time. */
export const findChromium = (): string | undefined =>
  process.env.CHROMIUM_PATH ??
  findInPath(
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
  ) ??
  [chromium.executablePath()].find(existsSync);

export const findNginx = (): string | undefined =>
  existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so')
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

/** What tests need and npm does not install. */
type Needed = readonly [
  name: string,
  find: () => unknown,
  debianPackages: string,
];

const LIBERATION = '/usr/share/fonts/truetype/liberation';

// The fallback fonts of src/styles/font.css; Debian's Chromium only recommends them.
const FONTS: Needed = [
  'Liberation fonts',
  () => process.platform !== 'linux' || existsSync(LIBERATION),
  'fonts-liberation',
];

const EVERYDAY: readonly Needed[] = [
  ['Chromium', findChromium, 'chromium-headless-shell'],
];

/** Only nightly tests need these. Playwright installs its Firefox and WebKit itself. */
const NIGHTLY: readonly Needed[] = [
  [
    'nginx with Brotli',
    () => findInPath('logrotate') && findInPath('brotli') && findNginx(),
    'nginx-light libnginx-mod-http-brotli-static brotli rsync openssl logrotate',
  ],
];

function run(command: string): void {
  const { status, stderr } = spawnSync(command, {
    shell: true,
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status !== 0) console.error(stderr);
}

/** Installs what is missing, if this user may. Prints what it does. @returns whether it is there now */
export function ensureInstalled([name, find, packages]: Needed): boolean {
  if (!find() && process.getuid?.() === 0 && findInPath('apt-get')) {
    console.log(`${name}: installing with apt-get (${packages})…`);
    run('apt-get update -qq');
    run(`apt-get install -y -qq --no-install-recommends ${packages}`);
  }
  if (!find() && name === 'Chromium') {
    console.log('Chromium: downloading the one of Playwright…');
    run('npx playwright install chromium');
  }
  const isThere = Boolean(find());
  console.log(
    `${name}: ${isThere ? 'ready' : 'missing, and could not be installed'}.`,
  );
  return isThere;
}

if (require.main === module) {
  const isAll = process.argv.includes('--all');
  // Optional: without them text only shifts a little when the web font arrives late.
  ensureInstalled(FONTS);
  const wanted = isAll ? [...EVERYDAY, ...NIGHTLY] : EVERYDAY;
  if (wanted.map(ensureInstalled).includes(false)) process.exitCode = 1;
}
