import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium, findFirefox, findWebkit } from './findBrowsers';
import { findNginx } from './hosts/nginx';

/** Something that tests need and npm does not bring. */
interface Wanted {
  readonly name: string;
  readonly find: () => unknown;
  /** Debian packages that bring it. */
  readonly packages: readonly string[];
  /** Another way to get it, where there is one. */
  readonly otherwise?: readonly string[];
}

const findJava = () => spawnSync('java', ['-version']).error === undefined;

const CHROMIUM: Wanted = {
  name: 'Chromium',
  find: findChromium,
  packages: ['chromium'],
  otherwise: ['npx', 'playwright', 'install', 'chromium'],
};

const OTHERS: readonly Wanted[] = [
  { name: 'Firefox', find: findFirefox, packages: ['firefox-esr'] },
  { name: 'WebKit', find: findWebkit, packages: ['webkit2gtk-driver', 'xvfb', 'xauth'] },
  {
    name: 'nginx com Brotli',
    find: findNginx,
    packages: ['nginx-light', 'libnginx-mod-http-brotli-static', 'rsync', 'openssl'],
  },
  { name: 'Java', find: findJava, packages: ['default-jre-headless'] },
];

const mayInstall =
  process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && existsSync('/etc/debian_version');

/** Runs a command that shows what it says only when it fails. */
function run([command = '', ...args]: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8', env });
  if (status !== 0) console.error(error?.message ?? stderr.trim().split('\n').slice(-5).join('\n'));
}

/** Gets one of them where it is missing, and says what it does. @returns whether it is here at the end */
function get({ name, find, packages, otherwise }: Wanted): boolean {
  if (!find() && mayInstall) {
    console.log(`${name}: instalando com apt-get (${packages.join(', ')})…`);
    run(['apt-get', 'update', '-qq']);
    run(['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages]);
  }
  if (!find() && otherwise) {
    console.log(`${name}: baixando (${otherwise.join(' ')})…`);
    run(otherwise);
  }
  const here = Boolean(find());
  console.log(`${name}: ${here ? 'pronto' : 'não está instalado e não pôde ser instalado'}.`);
  return here;
}

// `--all` is for the nightly tests; those of every change need Chromium alone.
const wanted = process.argv.includes('--all') ? [CHROMIUM, ...OTHERS] : [CHROMIUM];
if (wanted.filter((one) => !get(one)).length > 0) process.exitCode = 1;
