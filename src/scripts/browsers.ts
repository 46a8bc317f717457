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

const findWholeChromium = (): string | undefined =>
  onPath('chromium', 'chromium-browser', 'google-chrome');

/** The shell without windows first: it is the same browser and runs the tests in half the time. */
export const findChromium = (): string | undefined =>
  process.env.CHROMIUM_PATH ??
  onPath('chromium-headless-shell') ??
  findWholeChromium() ??
  [chromium.executablePath()].find(existsSync);

export const findFirefox = (): string | undefined =>
  process.env.FIREFOX_PATH ?? onPath('firefox-esr', 'firefox');

export function findWebkit():
  | { readonly driver: string; readonly screen: string }
  | undefined {
  const [driver, screen] = [onPath('WebKitWebDriver'), onPath('xvfb-run')];
  return driver && screen ? { driver, screen } : undefined;
}

const LIBERATION = '/usr/share/fonts/truetype/liberation';

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

/** Chromium as visitors have it. The shell knows no kind of connection, so it fetches lazy pictures from further away. */
export const WHOLE_CHROMIUM = {
  ...CHROMIUM,
  executablePath:
    process.env.CHROMIUM_PATH ?? findWholeChromium() ?? findChromium(),
};

interface Needed {
  readonly name: string;
  readonly find: () => unknown;
  /** Names of Debian's packages. */
  readonly packages: string;
  readonly optional?: boolean;
}

/** What the tests of every change need and npm does not bring, with the Debian packages that do. */
const EVERYDAY: readonly Needed[] = [
  { name: 'Chromium', find: findChromium, packages: 'chromium-headless-shell' },
  {
    // The stand-ins of src/styles/font.css; Debian's Chromium only recommends them.
    name: 'Letras Liberation',
    find: () =>
      process.platform === 'linux'
        ? [LIBERATION].find(existsSync)
        : 'as do sistema',
    packages: 'fonts-liberation',
    // Without them a letter that comes late moves its neighbours, and little else.
    optional: true,
  },
];

/** What only the nightly tests need. */
const NIGHTLY: readonly Needed[] = [
  {
    name: 'Chromium inteiro, para medir',
    find: findWholeChromium,
    packages: 'chromium',
  },
  { name: 'Firefox', find: findFirefox, packages: 'firefox-esr' },
  {
    name: 'WebKit',
    find: findWebkit,
    packages: 'webkit2gtk-driver xvfb xauth',
  },
  {
    name: 'nginx com Brotli',
    find: () => onPath('logrotate') && findNginx(),
    packages:
      'nginx-light libnginx-mod-http-brotli-static rsync openssl logrotate',
  },
  {
    name: 'Orca, o leitor de tela',
    find: () =>
      onPath('orca') &&
      onPath('xdotool') &&
      onPath('openbox') &&
      onPath('Xvfb'),
    packages:
      'orca at-spi2-core dbus libglib2.0-bin speech-dispatcher xdotool openbox xvfb',
  },
  {
    name: 'Java',
    find: () => onPath('java'),
    packages: 'default-jre-headless',
  },
];

function run(command: string, ...args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    env,
  });
  if (status !== 0) console.error(error?.message ?? stderr);
}

function get({ name, find, packages, optional = false }: Needed): boolean {
  if (
    !find() &&
    process.getuid?.() === 0 &&
    existsSync('/etc/debian_version')
  ) {
    console.log(`${name}: instalando com apt-get (${packages})…`);
    run('apt-get', 'update', '-qq');
    run(
      'apt-get',
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      ...packages.split(' '),
    );
  }
  if (!find() && name === 'Chromium') {
    console.log('Chromium: baixando o do Playwright…');
    run('npx', 'playwright', 'install', 'chromium');
  }
  const place = find();
  console.log(
    `${name}: ${place ? 'pronto' : 'não está instalado e não pôde ser instalado'}.`,
  );
  return optional || Boolean(place);
}

if (require.main === module) {
  const wanted = process.argv.includes('--all')
    ? [...EVERYDAY, ...NIGHTLY]
    : EVERYDAY;
  if (wanted.map(get).includes(false)) process.exitCode = 1;
}
