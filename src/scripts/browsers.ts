import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium, findFirefox, findWebkit } from './findBrowsers';
import { findNginx } from './hosts/nginx';

/** Where Java is, as far as it says; undefined where it is not. */
const findJava = () =>
  spawnSync('java', ['-version'], { encoding: 'utf8' }).stderr?.split('\n')[0] || undefined;

interface Wanted {
  readonly name: string;
  readonly find: () => unknown;
  /** Debian packages that bring it. */
  readonly packages: readonly string[];
  /** Another way to get it, where there is one. */
  readonly otherwise?: readonly string[];
}

const WANTED: readonly Wanted[] = [
  {
    name: 'Chromium',
    find: findChromium,
    packages: ['chromium'],
    otherwise: ['npx', 'playwright', 'install', 'chromium'],
  },
  { name: 'Firefox', find: findFirefox, packages: ['firefox-esr'] },
  { name: 'WebKit', find: findWebkit, packages: ['webkit2gtk-driver', 'xvfb', 'xauth'] },
  // Not browsers, but wanted in the same way: a server that the site is published on, and what the Nu checker needs.
  {
    name: 'nginx com Brotli',
    find: findNginx,
    packages: ['nginx-light', 'libnginx-mod-http-brotli-static'],
  },
  { name: 'Java', find: findJava, packages: ['default-jre-headless'] },
];

const isDebian = existsSync('/usr/bin/apt-get') && existsSync('/etc/debian_version');
const mayInstall = isDebian && process.getuid?.() === 0;

/** Runs a command in sight only when it fails. */
function run([command = '', ...args]: readonly string[]): boolean {
  const { status, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status !== 0) console.error(error?.message ?? stderr.trim().split('\n').slice(-5).join('\n'));
  return status === 0;
}

let isListFresh = false;

function install({ name, packages }: Wanted): void {
  console.log(`${name}: instalando com apt-get (${packages.join(', ')})…`);
  if (!isListFresh) isListFresh = run(['apt-get', 'update', '-qq']);
  run(['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages]);
}

/**
 * Gets a browser where it is missing and says what it does.
 * @returns whether it is here at the end
 */
function get(wanted: Wanted): boolean {
  const { name, find, otherwise } = wanted;
  if (!find() && mayInstall) install(wanted);
  if (!find() && otherwise) {
    console.log(`${name}: baixando (${otherwise.join(' ')})…`);
    run(otherwise);
  }
  const found = find();
  const place = typeof found === 'string' ? found : Object.values(found ?? {}).join(', ');
  console.log(
    found ? `${name}: ${place}` : `${name}: não está instalado e não pôde ser instalado.`,
  );
  return Boolean(found);
}

const missing = WANTED.filter((wanted) => !get(wanted));
// Whoever works without one of them tests with the others; in CI all three must be there.
if (missing.length > 0 && process.env.CI) process.exitCode = 1;
