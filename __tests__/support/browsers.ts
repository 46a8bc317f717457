import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Debian keeps servers where only root looks. */
function onPath(...names: string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find(existsSync);
}

/** The shell without windows first: it is the same browser and runs the tests in half the time. */
export const findChromium = (): string | undefined =>
  process.env.CHROMIUM_PATH ??
  onPath(
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
  ) ??
  [chromium.executablePath()].find(existsSync);

export const findNginx = (): string | undefined =>
  existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so')
    ? onPath('nginx')
    : undefined;

/** How this project starts Chromium: quiet, alone, and without asking anybody for anything. */
export const CHROMIUM = {
  executablePath: findChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    // The shell would draw letters wider than Chromium's windows do.
    '--font-render-hinting=slight',
  ],
};

/** What tests need and npm does not bring. */
type Needed = readonly [
  name: string,
  find: () => unknown,
  debianPackages: string,
];

const LIBERATION = '/usr/share/fonts/truetype/liberation';

// The stand-ins of src/styles/font.css; Debian's Chromium only recommends them.
const LETTERS: Needed = [
  'Letras Liberation',
  () => process.platform !== 'linux' || existsSync(LIBERATION),
  'fonts-liberation',
];

const EVERYDAY: readonly Needed[] = [
  ['Chromium', findChromium, 'chromium-headless-shell'],
];

/** What only the nightly tests need. Playwright installs its Firefox and WebKit itself. */
const NIGHTLY: readonly Needed[] = [
  [
    'nginx com Brotli',
    () => onPath('logrotate') && findNginx(),
    'nginx-light libnginx-mod-http-brotli-static rsync openssl logrotate',
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

function get([name, find, packages]: Needed): boolean {
  const mayInstall =
    process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (!find() && mayInstall) {
    console.log(`${name}: instalando com apt-get (${packages})…`);
    run('apt-get update -qq');
    run(`apt-get install -y -qq --no-install-recommends ${packages}`);
  }
  if (!find() && name === 'Chromium') {
    console.log('Chromium: baixando o do Playwright…');
    run('npx playwright install chromium');
  }
  const isThere = Boolean(find());
  console.log(
    `${name}: ${isThere ? 'pronto' : 'não está instalado e não pôde ser instalado'}.`,
  );
  return isThere;
}

if (require.main === module) {
  const isAll = process.argv.includes('--all');
  // Without them a letter that comes late moves its neighbours, and little else.
  get(LETTERS);
  const wanted = isAll ? [...EVERYDAY, ...NIGHTLY] : EVERYDAY;
  if (wanted.map(get).includes(false)) process.exitCode = 1;
}
