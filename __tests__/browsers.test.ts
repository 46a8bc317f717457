import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ensureInstalled } from './support/browsers';
import { temporaryFolder } from './support/temporaryFolder';

const folder = temporaryFolder();
const log = join(folder, 'log.txt');

test('root gets what is missing from the Debian packages', () => {
  const aptGet = join(folder, 'apt-get');
  writeFileSync(aptGet, `#!/bin/sh\necho "$@" >> ${log}\n`);
  chmodSync(aptGet, 0o755);
  jest.replaceProperty(process, 'env', {
    ...process.env,
    PATH: [folder, process.env.PATH].join(delimiter),
  });
  process.getuid = () => 0;
  const print = jest.spyOn(console, 'log').mockImplementation();
  const isThere = ensureInstalled(['Fontes', () => existsSync(log), 'fonts-a']);
  expect(isThere).toBe(true);
  expect(readFileSync(log, 'utf8')).toBe(
    'update -qq\ninstall -y -qq --no-install-recommends fonts-a\n',
  );
  expect(print.mock.calls.flat()).toEqual([
    'Fontes: instalando com apt-get (fonts-a)…',
    'Fontes: pronto.',
  ]);
});
