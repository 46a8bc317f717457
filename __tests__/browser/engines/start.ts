import puppeteer from 'puppeteer-core';
import { findFirefox, findWebkit } from '../../../src/scripts/browsers';
import { freePort, startHost } from '../../support/host';
import type { Engine, Point } from './engine';

async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox(),
  });
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

const KEYS = { Escape: '\uE00C', Tab: '\uE004', ArrowRight: '\uE014' };

async function call(url: string, method: 'POST' | 'DELETE', body: object = {}) {
  const answer = await fetch(url, { method, body: JSON.stringify(body) });
  const { value } = (await answer.json()) as { value: Record<string, string> };
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

async function startWebkit(): Promise<Engine> {
  const webkit = findWebkit();
  if (!webkit) throw new Error('WebKitWebDriver is not installed.');
  const port = await freePort();
  const { url, stop } = await startHost({
    command: webkit.screen,
    args: ['-a', webkit.driver, `--port=${port}`],
    cwd: '.',
    port,
    page: '/status',
    patience: 15_000,
  });
  const root = `${url}/session`;
  const { sessionId } = await call(root, 'POST', { capabilities: {} });
  const post = (path: string, body: object) =>
    call(`${root}/${sessionId}/${path}`, 'POST', body);
  const act = (type: string, actions: object[], parameters = {}) =>
    post('actions', { actions: [{ type, id: type, parameters, actions }] });
  const moveTo = ({ x, y }: Point) => ({
    type: 'pointerMove',
    duration: 16,
    x,
    y,
  });
  return {
    open: async (url, width, height) => {
      await post('window/rect', { width, height });
      await post('url', { url });
    },
    evaluate: (expression) =>
      post('execute/sync', { script: `return ${expression}`, args: [] }),
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
      await stop();
    },
  };
}

export const ENGINES = [
  { name: 'Firefox', path: findFirefox(), start: startFirefox },
  { name: 'WebKit', path: findWebkit()?.driver, start: startWebkit },
] as const;
