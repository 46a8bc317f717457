import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';

/** Firefox without first-run pages and without asking anybody for anything; always open to a screen reader. */
const PREFERENCES = {
  'accessibility.force_disabled': -1,
  'app.normandy.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.proxy.type': 0,
};

/** Speech that goes nowhere; Orca writes down what it would have said. */
const SPEECH = `CommunicationMethod "unix_socket"
LogLevel 1
AddModule "dummy" "sd_dummy" ""
DefaultModule dummy
`;

/** What Orca and Firefox say of themselves, which changes with their versions and not with the page. */
const OF_THEMSELVES = /^(?:Screen reader o|.*Mozilla Firefox|Finished loading|Page has)/;

export interface WindowOptions {
  /** CSS pixels; the height is always 900. */
  readonly width?: number;
  /** False for a visitor without scripts. */
  readonly scripts?: boolean;
}

/** A page under a screen reader. */
export interface Listening {
  /** Waits until nothing more is said. @returns what was said since the last time, a line for each utterance */
  heard(): Promise<string>;
  /** Presses keys, as xdotool names them, each after the last has been answered. @returns what they led to */
  press(...keys: readonly string[]): Promise<string>;
  close(): Promise<void>;
}

/** The first line that a program prints. */
const firstLine = (stream: Readable) =>
  new Promise<string>((done) => stream.once('data', (text) => done(String(text).trim())));

/**
 * Opens a page in Firefox with Orca, GNOME's screen reader, without a screen or a loudspeaker. Orca reads the page from
 * its start by itself; the first key stops that.
 * @throws Error when a program is missing: see `--all` of scripts/browsers.ts
 */
export async function listen(url: string, options: WindowOptions = {}): Promise<Listening> {
  const home = mkdtempSync(join(tmpdir(), 'listen-'));
  const profile = join(home, 'profile');
  const speechFile = join(home, 'orca.txt');
  for (const folder of [profile, join(home, '.config/speech-dispatcher'), join(home, 'run')])
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(join(home, '.config/speech-dispatcher/speechd.conf'), SPEECH);
  const preferences = { ...PREFERENCES, 'javascript.enabled': options.scripts ?? true };
  writeFileSync(
    join(profile, 'user.js'),
    Object.entries(preferences)
      .map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`)
      .join(''),
  );

  const env: NodeJS.ProcessEnv = {
    ...process.env,
    HOME: home,
    XDG_RUNTIME_DIR: join(home, 'run'),
    GTK_MODULES: 'gail:atk-bridge',
    LANG: 'C.UTF-8',
  };
  const running: ChildProcess[] = [];
  const start = (command: string, ...args: string[]) => {
    const child = spawn(command, args, { env, stdio: 'ignore', detached: true });
    running.push(child);
    return child;
  };
  /** Starts a program that prints in one line where it is to be found. */
  const startNamed = async (command: string, ...args: string[]) => {
    const child = spawn(command, args, {
      env,
      stdio: ['ignore', 'pipe', 'ignore'],
      detached: true,
    });
    running.push(child);
    const name = await firstLine(child.stdout);
    child.stdout.destroy();
    return name;
  };
  const ended = (child: ChildProcess) => new Promise((done) => child.once('exit', done));

  const size = `${options.width ?? 1280}x900x24`;
  env.DISPLAY = `:${await startNamed('Xvfb', '-displayfd', '1', '-screen', '0', size)}`;
  const bus = ['--session', '--nofork', '--print-address'];
  env.DBUS_SESSION_BUS_ADDRESS = await startNamed('dbus-daemon', ...bus);
  start('openbox');
  const a11y = ['org.gnome.desktop.interface', 'toolkit-accessibility', 'true'];
  await ended(start('gsettings', 'set', ...a11y));
  start('/usr/libexec/at-spi-bus-launcher', '--launch-immediately');
  await pause(1000);
  start('orca', `--debug-file=${speechFile}`);
  const speech = () =>
    existsSync(speechFile)
      ? [...readFileSync(speechFile, 'utf8').matchAll(/SPEECH OUTPUT: '(.*)'(?:\{.*)?$/gm)]
          .map(([, words = '']) => words.replaceAll('\\n', ' ').replace(/\s+/g, ' ').trim())
          .filter((words) => words && !OF_THEMSELVES.test(words))
      : [];
  while (!existsSync(speechFile)) await pause(200);
  await pause(2000);
  start('firefox-esr', '--profile', profile, '--no-remote', url);

  let told = 0;
  /** @param silence - milliseconds without a word after which nothing more is to come */
  const said = async (silence: number, least: number) => {
    const began = Date.now();
    let count = told;
    let since = Date.now();
    while (Date.now() - since < silence || (count === told && Date.now() - began < least)) {
      await pause(100);
      const now = speech().length;
      if (now !== count) since = Date.now();
      count = now;
    }
    const words = speech().slice(told, count);
    told = count;
    return words;
  };
  return {
    heard: async () => (await said(5000, 40_000)).join('\n'),
    press: async (...keys) => {
      const lines = [`> ${keys.join(' ')}`];
      for (const key of keys) {
        start('xdotool', 'key', '--delay', '60', key);
        lines.push(...(await said(1500, 10_000)));
      }
      return lines.join('\n');
    },
    close: async () => {
      // Each with all that it started.
      for (const { pid, exitCode } of running.reverse())
        if (pid && exitCode === null) process.kill(-pid, 'SIGKILL');
      await pause(200);
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
