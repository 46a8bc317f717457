import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFirefox, findWebkit } from '../../src/scripts/findBrowsers';
import { until } from '../browser/engines/engine';
import { startFirefox } from '../browser/engines/firefox';
import { startWebkit } from '../browser/engines/webkit';
import { expect, test } from './support/editor';

const ENGINES = [
  { name: 'Firefox', find: findFirefox, start: startFirefox, phone: '+55 13 98888-1111' },
  { name: 'WebKit', find: findWebkit, start: startWebkit, phone: '+55 13 98888-2222' },
];

const button = (text: string) =>
  `[...document.querySelectorAll('button, [role=row]')].find((one) => one.textContent.trim() === '${text}')`;
const BOX = `document.querySelector('section[data-key-path="phone"] input')`;

for (const { name, find, start, phone } of ENGINES)
  test(`${name}, which gives pages no files, edits them too`, async ({ server }) => {
    test.skip(!find() && !process.env.CI, `${name} não está instalado.`);
    const engine = await start();
    try {
      await engine.open(`${server.url}/formularios/`);
      await until(engine, button('Quem é a empresa'));
      await engine.evaluate(`${button('Quem é a empresa')}.click()`);
      await until(engine, BOX);
      await engine.evaluate(
        `(${BOX}.value = '${phone}', ${BOX}.dispatchEvent(new InputEvent('input', { bubbles: true })))`,
      );
      await until(engine, `!${button('Salvar')}.disabled`);
      await engine.evaluate(`${button('Salvar')}.click()`);
      await until(engine, `document.body.textContent.includes('Entrada salva')`);
      const company = readFileSync(join(server.data, 'company.json'), 'utf8');
      expect(JSON.parse(company).phone).toBe(phone);
    } finally {
      await engine.close();
    }
  });
