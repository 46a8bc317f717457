import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { CheckResult } from '../../tools/check/model/diagnostic';
import { keepSnapshot } from '../../tools/dev/contentSnapshot';
import { copyForTests } from '../check/contentCopy';

const home = mkdtempSync(join(tmpdir(), 'snapshot-'));
const data = copyForTests();
const results: CheckResult[] = [];
const snapshot = keepSnapshot(data.path, home);
snapshot.listen((result) => results.push(result));

const inSnapshot = (file: string) => join(snapshot.folder, file);
const read = (file: string) => readFileSync(inSnapshot(file), 'utf8');
const errorsIn = (result?: CheckResult) =>
  result?.diagnostics.filter(({ severity }) => severity === 'error');

beforeEach(() => snapshot.update());
afterAll(() => rmSync(home, { recursive: true }));

test('keeps a copy of content without errors', () => {
  expect(results.at(-1)?.errors).toBe(0);
  expect(read('home/hero.json')).toBe(data.read('home/hero.json'));
});

test('takes over a new picture with the text that names it, and drops what was deleted', async () => {
  data.write('partners/logos/outro.png', data.bytes('partners/logos/azul.png'));
  data.edit(
    'partners/partners.json',
    '"url": "https://www.riocard.com.br"',
    '"url": "https://www.riocard.com.br",\n      "logo": "logos/outro.png"',
  );
  await snapshot.update();
  expect(read('partners/partners.json')).toContain('logos/outro.png');
  expect(existsSync(inSnapshot('partners/logos/outro.png'))).toBe(true);
  data.restore();
  await snapshot.update();
  expect(existsSync(inSnapshot('partners/logos/outro.png'))).toBe(false);
});

test('stays as it was while there is an error, and goes on once it is mended', async () => {
  const before = read('home/hero.json');
  data.edit('home/hero.json', '"badge"', '"bagde"');
  data.edit('home/about.json', 'Parcelas fixas', 'Quem cuida de você');
  await snapshot.update();
  expect(errorsIn(results.at(-1))?.[0]?.file).toBe('data/home/hero.json');
  expect(read('home/hero.json')).toBe(before);
  expect(read('home/about.json')).toContain('Parcelas fixas');
  data.edit('home/hero.json', '"bagde"', '"badge"');
  await snapshot.update();
  expect(read('home/about.json')).toContain('Quem cuida de você');
});

test('a changed picture that cannot be decoded never reaches Gatsby', async () => {
  const before = data.bytes('images/hero.png');
  data.write('images/hero.png', before.subarray(0, before.length / 2));
  await snapshot.update();
  expect(errorsIn(results.at(-1))).toMatchObject([
    { file: 'data/home/hero.json', label: 'Foto do topo' },
  ]);
  expect(readFileSync(inSnapshot('images/hero.png'))).toEqual(before);
});

test('an error that is gone a moment later is not told, even if nobody said that it is gone', async () => {
  const told = results.length;
  const full = data.read('home/hero.json');
  data.write('home/hero.json', '');
  const updates = [snapshot.update(), snapshot.update()];
  await pause(100);
  data.write('home/hero.json', full);
  await Promise.all(updates);
  expect(errorsIn(results.at(-1))).toEqual([]);
  expect(results.length).toBe(told + 1);
});

test('a change from outside is taken over, though a save at the same time was refused', async () => {
  data.edit('home/hero.json', 'Consignado sem pressa', 'De fora');
  const refuse = () => Promise.reject(new Error('409'));
  await expect(snapshot.write([], refuse)).rejects.toThrow('409');
  await snapshot.update();
  expect(read('home/hero.json')).toContain('De fora');
});
