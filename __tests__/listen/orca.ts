import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

/** Firefox without first-run pages and without asking anybody for anything; always open to a screen reader. */
const PREFERENCES = {
  'accessibility.force_disabled': -1,
  'app.normandy.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'general.smoothScroll': false,
  'network.captive-portal-service.enabled': false,
  'network.proxy.type': 0,
};

/**
 * Orca writes down at once each word and each key, and an empty entry when it has had nothing to do for a moment. Nobody
 * speaks; yet a page is read piece by piece: read all at once it would be ahead of what scrolling does to it. Another
 * Orca, on another screen, is no reason not to start.
 */
const CUSTOMIZATIONS = `import __main__, logging, os
from gi.repository import GLib
from orca import settings, speech
__main__.otherOrcas = lambda: []
settings.speechServerFactory, settings.speechFactoryModules = None, []
settings.enableNavigationKeys = True
handler = logging.FileHandler(os.environ['HOME'] + '/speech.txt')
handler.terminator = '\\0'
log = logging.getLogger('speech')
log.addHandler(handler)
def say(utterances):
    for context, voice in utterances:
        log.info("SPEECH OUTPUT: '" + context.utterance + "'")
        return True
speech.sayAll = lambda utterances, progress: GLib.timeout_add(50, say, utterances)
GLib.timeout_add(100, lambda: log.info('') or True, priority=GLib.PRIORITY_LOW)
`;

/** What Orca and Firefox say of themselves, which changes with their versions and not with the page. */
const OF_THEMSELVES = /^(?:.*Mozilla Firefox|Finished loading|Page has)/;

/** What is said of the page. */
const words = (entries: readonly string[]) =>
  entries
    .map((entry) => /^SPEECH OUTPUT: '(.*)'(?: voice=\w+)?$/s.exec(entry)?.[1])
    .map((text = '') => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text && !OF_THEMSELVES.test(text));

async function open(
  home: string,
  url: string,
  keys: readonly string[],
  { width = 1280, scripts = true },
): Promise<string> {
  const at = (path: string) => join(home, path);
  const services = 'run/dbus-1/services';
  for (const folder of ['profile', 'orca', services])
    mkdirSync(at(folder), { recursive: true, mode: 0o700 });
  const preferences = { ...PREFERENCES, 'javascript.enabled': scripts };
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref('${name}', ${JSON.stringify(value)});\n`,
  );
  writeFileSync(at('profile/user.js'), lines.join(''));
  writeFileSync(at('orca/orca-customizations.py'), CUSTOMIZATIONS);
  // The desktop's portal, which Firefox asks for, would mount a folder that outlives it.
  const portal = 'org.freedesktop.portal.Desktop';
  const service = `[D-BUS Service]\nName=${portal}\nExec=/bin/false\n`;
  writeFileSync(at(`${services}/${portal}.service`), service);
  writeFileSync(at('speech.txt'), '');

  const env: NodeJS.ProcessEnv = {
    ...process.env,
    HOME: home,
    XDG_RUNTIME_DIR: at('run'),
    GSETTINGS_BACKEND: 'memory',
    LANG: 'C.UTF-8',
  };
  const start = (command: string, ...args: string[]) =>
    spawn(command, args, { env, stdio: 'ignore' });
  /** Starts a program that prints in one line where it is to be found. */
  const startNamed = async (command: string, ...args: string[]) => {
    const { stdout } = spawn(command, args, {
      env,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    // The whole line: Xvfb writes its end by itself, and dies when nobody is there to read it.
    const signal = AbortSignal.timeout(60_000);
    const [name] = await once(createInterface(stdout), 'line', { signal });
    stdout.destroy();
    return String(name);
  };

  let told = 0;
  /** Waits for words after an entry, and then for so many moments of idleness. @returns a line for each utterance */
  const said = async (moments: number, first = /^/) => {
    const end = Date.now() + 180_000;
    while (Date.now() < end) {
      await pause(100);
      const entries = readFileSync(at('speech.txt'), 'utf8').split('\0');
      const news = entries.slice(told, -1);
      const answer = news.slice(news.findIndex((entry) => first.test(entry)));
      if (words(answer).length === 0 || answer.slice(-moments).join('') !== '')
        continue;
      told += news.length;
      return words(news).join('\n');
    }
    throw new Error('Orca has not answered.');
  };

  const size = `${width}x900x24`;
  env.DISPLAY = `:${await startNamed('Xvfb', '-displayfd', '1', '-screen', '0', size)}`;
  const bus = ['--session', '--nofork', '--print-address'];
  env.DBUS_SESSION_BUS_ADDRESS = await startNamed('dbus-daemon', ...bus);
  start('openbox');
  start('orca', '--user-prefs', at('orca'));
  await said(1);
  start('firefox-esr', '--profile', at('profile'), '--no-remote', url);
  const page = await said(40);
  if (keys.length === 0) return page;
  const answers: string[] = [];
  for (const key of keys) {
    const press = ['key', '--delay', '60', key];
    await promisify(execFile)('xdotool', press, { env });
    // Its own entry ends with a voice.
    answers.push(await said(15, /' \{/));
  }
  return answers.join('\n');
}

/**
 * Ends all that was started for a home, by whomever: some leave the group and the parent that they were born to.
 * @returns whether there was anything
 */
const end = (home: string) =>
  readdirSync('/proc').filter((pid) => {
    try {
      const environment = readFileSync(`/proc/${pid}/environ`, 'utf8');
      const isOurs = environment.includes(`HOME=${home}\0`);
      return isOurs && process.kill(Number(pid), 'SIGKILL');
    } catch {
      return false; // Not a process, somebody else's, or gone.
    }
  }).length > 0;

/**
 * Opens a page in Firefox with Orca, GNOME's screen reader, without a screen or a loudspeaker. Orca reads the page from
 * its start by itself; then keys are pressed, as xdotool names them, each after the last has been answered.
 *
 * @param options - the window's width in CSS pixels; `scripts` is false for a visitor without them
 * @returns what the keys led to, or without keys all of the page: a line for each utterance
 * @throws Error when a program is missing: see `--all` of scripts/browsers.ts
 */
export async function listen(
  url: string,
  keys: readonly string[] = [],
  options: { width?: number; scripts?: boolean } = {},
) {
  const home = mkdtempSync(join(tmpdir(), 'listen-'));
  try {
    return await open(home, url, keys, options);
  } finally {
    while (end(home)) await pause(100);
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  }
}
