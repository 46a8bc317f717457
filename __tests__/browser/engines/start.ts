import { spawn } from 'node:child_process';
import puppeteer, { type LaunchOptions } from 'puppeteer-core';
import { findChromium, findFirefox, findWebkit } from '../../../src/scripts/browsers';
import { freePort } from '../../support/host';
import type { Engine, Point } from './engine';

/** A browser by puppeteer: Firefox over WebDriver BiDi, Chromium over its own protocol. */
async function startByPuppeteer(options: LaunchOptions): Promise<Engine> {
  const browser = await puppeteer.launch(options);
  let [page = await browser.newPage()] = await browser.pages();
  return {
    open: async (url, width, height) => {
      // A tab that has gone back takes no new address from puppeteer in Firefox.
      const old = page;
      page = await browser.newPage();
      await old.close();
      await page.setViewport({ width, height });
      await page.goto(url);
    },
    evaluate: (expression) => page.evaluate(expression),
    stroke: async ([from = { x: 0, y: 0 }, ...moves]) => {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      for (const { x, y } of moves) await page.mouse.move(x, y);
      await page.mouse.up();
    },
    press: (key) => page.keyboard.press(key),
    close: () => browser.close(),
  };
}

/** Keys by their code in the WebDriver standard. */
const KEYS = { Escape: '\uE00C', Tab: '\uE004', ArrowRight: '\uE014' };

/** One command of the W3C WebDriver protocol. @throws Error with the driver's own words */
async function call(url: string, method: 'POST' | 'DELETE', body: object = {}) {
  const answer = await fetch(url, { method, body: JSON.stringify(body) });
  const { value } = (await answer.json()) as { value: Record<string, string> };
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** WebKit, by plain HTTP calls to its driver, on a screen that is not there. */
async function startWebkit(): Promise<Engine> {
  const webkit = findWebkit();
  if (!webkit) throw new Error('WebKitWebDriver is not installed.');
  const port = await freePort();
  // A group of its own, so that the screen ends together with the driver.
  const run = spawn(webkit.screen, ['-a', webkit.driver, `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
  });
  const root = `http://127.0.0.1:${port}/session`;
  const begin = async (tries = 100): Promise<Record<string, string>> => {
    try {
      return await call(root, 'POST', { capabilities: {} });
    } catch (error) {
      // The driver is not up yet.
      if (tries === 0 || !(error instanceof TypeError)) throw error;
      await new Promise((again) => setTimeout(again, 100));
      return begin(tries - 1);
    }
  };
  const { sessionId } = await begin();
  const post = (path: string, body: object) => call(`${root}/${sessionId}/${path}`, 'POST', body);
  const act = (type: string, actions: object[], parameters = {}) =>
    post('actions', { actions: [{ type, id: type, parameters, actions }] });
  const moveTo = ({ x, y }: Point) => ({ type: 'pointerMove', duration: 16, x, y });
  return {
    open: async (url, width, height) => {
      await post('window/rect', { width, height });
      await post('url', { url });
    },
    evaluate: (expression) => post('execute/sync', { script: `return ${expression}`, args: [] }),
    stroke: ([from = { x: 0, y: 0 }, ...moves]) => {
      const down = { type: 'pointerDown', button: 0 };
      const up = { type: 'pointerUp', button: 0 };
      const moved = [moveTo(from), down, ...moves.map(moveTo), up];
      return act('pointer', moved, { pointerType: 'mouse' });
    },
    press: (key) =>
      act('key', [
        { type: 'keyDown', value: KEYS[key] },
        { type: 'keyUp', value: KEYS[key] },
      ]),
    close: async () => {
      await call(`${root}/${sessionId}`, 'DELETE').catch(() => undefined);
      if (run.pid) process.kill(-run.pid);
    },
  };
}

/** The engines, with where each is on this machine and how to start it. */
export const ENGINES = [
  {
    name: 'Chromium',
    path: findChromium(),
    start: () =>
      startByPuppeteer({
        executablePath: findChromium(),
        args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
      }),
  },
  {
    name: 'Firefox',
    path: findFirefox(),
    start: () => startByPuppeteer({ browser: 'firefox', executablePath: findFirefox() }),
  },
  { name: 'WebKit', path: findWebkit()?.driver, start: startWebkit },
] as const;
