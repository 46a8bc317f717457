import puppeteer from 'puppeteer-core';
import { findFirefox, findWebkit } from '../../support/browsers';
import { freePort, startHost } from '../../support/host';
import type { Engine } from './engine';

async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox(),
  });
  const page = await browser.newPage();
  return {
    open: async (url, width, height) => {
      await page.setViewport({ width, height });
      await page.goto(url);
    },
    evaluate: (expression) => page.evaluate(expression),
    stroke: async (x, y, by) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      if (by) await page.mouse.move(x + by, y, { steps: 10 });
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
  const { sessionId } = await call(`${url}/session`, 'POST', {
    capabilities: {},
  });
  const session = `${url}/session/${sessionId}`;
  const post = (path: string, body: object) =>
    call(`${session}/${path}`, 'POST', body);
  const act = (type: 'pointer' | 'key', actions: object[]) =>
    post('actions', { actions: [{ type, id: type, actions }] });
  return {
    open: async (url, width, height) => {
      await post('window/rect', { width, height });
      await post('url', { url });
    },
    evaluate: (expression) =>
      post('execute/sync', { script: `return ${expression}`, args: [] }),
    stroke: (x, y, by) => {
      const move = { type: 'pointerMove', duration: 16, y };
      const moves = Array.from({ length: by ? 10 : 0 }, (_, step) => ({
        ...move,
        x: x + (by * (step + 1)) / 10,
      }));
      return act('pointer', [
        { ...move, x },
        { type: 'pointerDown', button: 0 },
        ...moves,
        { type: 'pointerUp', button: 0 },
      ]);
    },
    press: (key) =>
      act('key', [
        { type: 'keyDown', value: KEYS[key] },
        { type: 'keyUp', value: KEYS[key] },
      ]),
    close: async () => {
      await call(session, 'DELETE').catch(() => undefined);
      await stop();
    },
  };
}

export const ENGINES = [
  { name: 'Firefox', path: findFirefox(), start: startFirefox },
  { name: 'WebKit', path: findWebkit()?.driver, start: startWebkit },
] as const;
