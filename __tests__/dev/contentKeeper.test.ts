import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CheckResult } from '../../src/check/model/diagnostic';
import { keepContent } from '../../src/dev/contentKeeper';
import { copyForTests } from '../check/contentCopy';

const home = mkdtempSync(join(tmpdir(), 'guardado-'));
const data = copyForTests();
let heard: (outcome: [string, CheckResult]) => void = () => {};

const keeper = keepContent(data.path, home, (result) =>
  heard([result.errors > 0 ? 'refused' : 'ready', result]),
);

const look = () =>
  new Promise<[string, CheckResult]>((resolve) => {
    heard = resolve;
    keeper.look();
  });

const kept = (file: string) => readFileSync(join(keeper.folder, file), 'utf8');

afterAll(() => rmSync(home, { recursive: true }));

test('keeps a copy of content that is right', async () => {
  expect((await look())[0]).toBe('ready');
  expect(kept('home/hero.json')).toBe(data.read('home/hero.json'));
});

test('takes over a change, and a new picture with the text that names it, and drops what was deleted', async () => {
  data.write('partners/logos/outro.png', data.bytes('partners/logos/azul.png'));
  data.edit(
    'partners/partners.json',
    '"url": "https://www.riocard.com.br"',
    '"url": "https://www.riocard.com.br",\n      "logo": "logos/outro.png"',
  );
  expect((await look())[0]).toBe('ready');
  expect(kept('partners/partners.json')).toContain('logos/outro.png');
  expect(existsSync(join(keeper.folder, 'partners/logos/outro.png'))).toBe(
    true,
  );

  data.restore();
  await look();
  expect(existsSync(join(keeper.folder, 'partners/logos/outro.png'))).toBe(
    false,
  );
});

test('leaves the copy as it was while there is a mistake, and goes on once it is mended', async () => {
  await look();
  const before = kept('home/hero.json');
  data.edit('home/hero.json', '"badge"', '"bagde"');
  data.edit('home/about.json', 'Parcelas fixas', 'Quem cuida de você');

  const [outcome, result] = await look();
  expect(outcome).toBe('refused');
  expect(
    result.diagnostics.find(({ severity }) => severity === 'error'),
  ).toMatchObject({
    file: 'data/home/hero.json',
    suggestion: 'badge',
  });
  expect(kept('home/hero.json')).toBe(before);
  expect(kept('home/about.json')).toContain('Parcelas fixas');

  data.edit('home/hero.json', '"bagde"', '"badge"');
  expect((await look())[0]).toBe('ready');
  expect(kept('home/about.json')).toContain('Quem cuida de você');
});
