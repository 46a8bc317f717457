import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { FIXTURE } from '../../tools/fixture/fixture';
import { temporaryFolder, writeFiles } from '../support/temporaryFolder';

/** Gives each test a copy of the fixtures, which it may change. */
export function copyForTests() {
  const path = join(temporaryFolder(), 'data');
  beforeEach(() => {
    rmSync(path, { recursive: true, force: true });
    cpSync(FIXTURE, path, { recursive: true });
  });
  const write = (file: string, text: string) =>
    writeFiles(path, { [file]: text });
  const edit = (file: string, from: string | RegExp, to: string) => {
    const text = readFileSync(join(path, file), 'utf8');
    const edited = text.replace(from, () => to);
    if (edited === text) throw new Error(`${file} does not contain ${from}`);
    write(file, edited);
  };
  return { path, write, edit };
}
