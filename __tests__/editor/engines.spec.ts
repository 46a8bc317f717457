import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '../browser/engines/engine';
import { ENGINES } from '../browser/engines/start';
import { expect, test } from './support/editor';

const button = (text: string) =>
  `[...document.querySelectorAll('button, [role=row]')].find((one) => one.textContent.trim() === '${text}')`;
const BOX = `document.querySelector('section[data-key-path="phone"] input')`;

for (const [i, { name, path, start }] of ENGINES.entries())
  test(`${name} edits a file too, with no access to any folder`, async ({
    server,
  }) => {
    // Where an engine can't be had, a person may go on without it; CI may not.
    test.skip(!path && !process.env.CI, `${name} não está instalado.`);
    const phone = `+55 13 98888-111${i}`;
    const engine = await start();
    try {
      await engine.open(`${server.url}/formularios/`, 1280, 800);
      await until(engine, button('Quem é a empresa'));
      await engine.evaluate(`${button('Quem é a empresa')}.click()`);
      // The form may be drawn once more while it opens, and WebKit refuses what is written then.
      await until(
        engine,
        `(${BOX}.value = '${phone}', ${BOX}.dispatchEvent(new InputEvent('input', { bubbles: true })))`,
      );
      await until(engine, `!${button('Salvar')}.disabled`);
      await engine.evaluate(`${button('Salvar')}.click()`);
      await until(engine, `document.body.textContent.includes('Salvo.')`);
      const company = readFileSync(join(server.data, 'company.json'), 'utf8');
      expect(JSON.parse(company).phone).toBe(phone);
    } finally {
      await engine.close();
    }
  });
