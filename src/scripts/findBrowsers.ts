import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** What drives WebKit: a driver, the small browser that it drives, and a screen that is not there. */
export interface Webkit {
  readonly driver: string;
  readonly browser: string;
  readonly screen: string;
}

function runs(file: string | undefined): file is string {
  if (!file) return false;
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first of some commands that is on the PATH, as a whole path. */
function onPath(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(runs);
}

function playwrightsOwn(): string | undefined {
  try {
    return chromium.executablePath();
  } catch {
    // Playwright has no build for this system.
    return undefined;
  }
}

/** Where Chromium is: CHROMIUM_PATH, the PATH, Playwright's own; undefined where it is not. */
export function findChromium(): string | undefined {
  const named = [
    process.env.CHROMIUM_PATH,
    onPath('chromium', 'chromium-browser', 'google-chrome'),
  ];
  return [...named, playwrightsOwn()].find(runs);
}

/** Where Firefox is: FIREFOX_PATH or the PATH. */
export function findFirefox(): string | undefined {
  return [process.env.FIREFOX_PATH, onPath('firefox-esr', 'firefox')].find(runs);
}

/** Debian keeps MiniBrowser in a folder named after machine and version, off the PATH. */
function miniBrowser(): string | undefined {
  const root = '/usr/lib';
  const folders = (path: string) => {
    try {
      return readdirSync(path);
    } catch {
      return [];
    }
  };
  return folders(root)
    .filter((machine) => machine.endsWith('-linux-gnu'))
    .flatMap((machine) => folders(join(root, machine)).map((name) => join(root, machine, name)))
    .filter((folder) => folder.includes('webkit2gtk-4.'))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find(runs);
}

/** Where WebKitWebDriver, MiniBrowser and xvfb-run are; undefined unless all three are here. */
export function findWebkit(): Webkit | undefined {
  const driver = onPath('WebKitWebDriver');
  const browser = miniBrowser();
  const screen = onPath('xvfb-run');
  return driver && browser && screen ? { driver, browser, screen } : undefined;
}

/** How this project starts Chromium: quiet, alone, and without asking anybody for anything. */
export const CHROMIUM = {
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
};
