import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../../tools/check';
import type { Problem } from '../../tools/check/problem';
import { company } from '../support/company';
import { temporaryFolder, writeFiles } from '../support/temporaryFolder';

/**
 * Changes of content files. A key is a file and what changes in it:
 * - `home/hero.json#badge`, with a field's path, gets a value; `undefined` removes it
 * - `legal/termos-uso.md#title` gets another line in the front matter
 * - `legal/termos-uso.md#+` gets Markdown after its last paragraph
 * - `home/hero.json` is written whole; `undefined` removes it
 */
export type Edits = Readonly<Record<string, unknown>>;

function editText(file: string, text: string, path: string, value: unknown) {
  if (path === '+') return `${text}\n${value}\n`;
  if (file.endsWith('.md'))
    return text.replace(new RegExp(`^${path}: .*$`, 'm'), String(value));
  const data = JSON.parse(text);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  keys.reduce((inside, key) => inside[key], data)[last] = value;
  return JSON.stringify(data, null, 2);
}

const kindOf = ({ file, found, message }: Problem) =>
  JSON.stringify([file, found, message]);

/** A copy of `data/` with a company that is no sample. */
export class ContentCopy {
  readonly path = join(temporaryFolder(), 'data');
  #before: string[] = [];

  /** @param options - whether the check is that of a release */
  constructor(private readonly options = { release: false }) {}

  /** Copies the content, changes it, and notes what the check says of it. */
  async prepare(edits: Edits = {}) {
    cpSync('data', this.path, { recursive: true });
    this.edit({ 'company.json': JSON.stringify(company, null, 2), ...edits });
    this.#before = (await this.#check()).map(kindOf);
  }

  async #check() {
    const { problems } = await checkContent(this.path, this.options);
    return problems;
  }

  #read(file: string): Buffer | undefined {
    const path = join(this.path, file);
    return existsSync(path) ? readFileSync(path) : undefined;
  }

  edit(edits: Edits) {
    for (const [key, value] of Object.entries(edits)) {
      const [file = '', path] = key.split('#');
      const text = String(this.#read(file));
      const content = path ? editText(file, text, path, value) : value;
      if (content === undefined) rmSync(join(this.path, file), { force: true });
      else writeFiles(this.path, { [file]: content as string | Buffer });
    }
  }

  /**
   * What the check says of changes, which it then undoes, such as
   * `! data/home/hero.json:3 what was found · what is asked`; `?` is a warning.
   */
  async answers(edits: Edits) {
    const files = Object.keys(edits).map((key) => key.replace(/#.*/, ''));
    const originals = files.map((file) => [file, this.#read(file)]);
    this.edit(edits);
    const problems = await this.#check();
    this.edit(Object.fromEntries(originals));
    return problems
      .filter((problem) => !this.#before.includes(kindOf(problem)))
      .map(({ severity, file, line, found = '', message }) => {
        const sign = severity === 'error' ? '!' : '?';
        return `${sign} ${file}:${line} ${found} · ${message}`;
      });
  }
}
