import { spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { findWebkit } from '../../../src/scripts/findBrowsers';
import type { Engine, Point } from './engine';

/** Keys by their code in the WebDriver standard. */
const KEYS = { Escape: '\uE00C', Tab: '\uE004' };

/** A port that nobody listens on now. */
const freePort = () =>
  new Promise<number>((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });

/** One command of the W3C WebDriver protocol. @throws Error with the driver's own words */
async function call<Value>(url: string, method: 'GET' | 'POST' | 'DELETE', body?: object) {
  const answer = await fetch(url, { method, body: body && JSON.stringify(body) });
  const { value } = (await answer.json()) as {
    value: Value & { error?: string; message?: string };
  };
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value as Value;
}

/** Asks until the driver answers. */
async function ready(url: string) {
  for (let tries = 0; tries < 100; tries += 1) {
    if (
      await call(`${url}/status`, 'GET').then(
        () => true,
        () => false,
      )
    )
      return;
    await new Promise((again) => setTimeout(again, 100));
  }
  throw new Error('WebKitWebDriver does not answer.');
}

/** WebKit, by plain HTTP calls to WebKitWebDriver, on a screen that is not there. */
export async function startWebkit(): Promise<Engine> {
  const found = findWebkit();
  if (!found) throw new Error('WebKit is not installed.');
  const port = await freePort();
  // A group of its own, so that the screen ends together with the driver.
  const driver = spawn(found.screen, ['-a', found.driver, `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
  });
  const root = `http://127.0.0.1:${port}`;
  await ready(root);
  const { sessionId } = await call<{ sessionId: string }>(`${root}/session`, 'POST', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': { binary: found.browser, args: ['--automation'] },
      },
    },
  });
  const session = `${root}/session/${sessionId}`;
  const post = (path: string, body: object) => call(`${session}/${path}`, 'POST', body);
  const moveTo = ({ x, y }: Point) => ({ type: 'pointerMove', duration: 16, x, y });
  return {
    open: async (url) => {
      await post('url', { url });
    },
    evaluate: (expression) =>
      call(`${session}/execute/sync`, 'POST', { script: `return ${expression}`, args: [] }),
    stroke: async ([from, ...moves]) => {
      if (!from) return;
      const actions = [
        moveTo(from),
        { type: 'pointerDown', button: 0 },
        ...moves.map(moveTo),
        { type: 'pointerUp', button: 0 },
      ];
      const parameters = { pointerType: 'mouse' };
      await post('actions', { actions: [{ type: 'pointer', id: 'mouse', parameters, actions }] });
    },
    press: async (key) => {
      const actions = [
        { type: 'keyDown', value: KEYS[key] },
        { type: 'keyUp', value: KEYS[key] },
      ];
      await post('actions', { actions: [{ type: 'key', id: 'keys', actions }] });
    },
    back: async () => {
      await post('back', {});
    },
    resize: async (width, height) => {
      await post('window/rect', { width, height });
    },
    tabs: async () => (await call<string[]>(`${session}/window/handles`, 'GET')).length,
    close: async () => {
      await call(session, 'DELETE').catch(() => undefined);
      if (driver.pid) process.kill(-driver.pid);
    },
  };
}
