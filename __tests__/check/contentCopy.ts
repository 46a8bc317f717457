import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { isPicturePath } from '@/content/pictures';
import { checkContent } from '../../tools/check';
import type { Problem } from '../../tools/check/problem';
import { company } from '../support/company';
import { filesIn } from '../support/files';
import { temporaryFolder, writeFiles } from '../support/temporaryFolder';

/**
 * Changes of content files. A key is a file and what changes in it:
 * - `home/hero.json#badge`, with a field's path, gets a value; `undefined` removes it
 * - `legal/termos-uso.md#title` gets another line in the front matter
 * - `legal/termos-uso.md#+` gets Markdown after its last paragraph
 * - `company (1).json` is written whole; `undefined` removes it
 */
export type Edits = Readonly<Record<string, unknown>>;

function setValue(target: unknown, path: readonly string[], value: unknown) {
  const [key = '', ...rest] = path;
  const inside = target as Record<string, unknown>;
  if (rest.length > 0) setValue(inside[key], rest, value);
  else inside[key] = value;
}

function editText(file: string, text: string, path: string, value: unknown) {
  if (path === '+') return `${text}\n${value}\n`;
  if (file.endsWith('.md'))
    return text.replace(new RegExp(`^${path}: .*$`, 'm'), String(value));
  const data = JSON.parse(text);
  setValue(data, path.split('.'), value);
  return JSON.stringify(data, null, 2);
}

const kindOf = ({ file, found, message }: Problem) =>
  JSON.stringify([file, found, message]);

/** A copy of the texts of `data/` with a company that is no sample, and with small files for pictures. */
export class ContentCopy {
  readonly path = join(temporaryFolder(), 'data');
  readonly #release: boolean;
  readonly #originals = new Map<string, Buffer>();
  #before: string[] = [];

  /** @param release - whether the check is that of a release */
  constructor({ release = false } = {}) {
    this.#release = release;
  }

  /** Copies the content, changes it, and notes what the check says of it. */
  async prepare(edits: Edits = {}) {
    const picture = await sharp({
      create: { width: 2400, height: 1600, channels: 3, background: 'tan' },
    })
      .png()
      .toBuffer();
    for (const file of filesIn('data')) {
      const isPicture = isPicturePath(file);
      const bytes = isPicture ? picture : readFileSync(join('data', file));
      writeFiles(this.path, { [file]: bytes });
    }
    mkdirSync(join(this.path, '../static'));
    this.edit({ 'company.json': JSON.stringify(company, null, 2), ...edits });
    for (const file of filesIn(this.path))
      this.#originals.set(file, readFileSync(join(this.path, file)));
    const { problems } = await checkContent(this.path, {
      release: this.#release,
    });
    this.#before = problems.map(kindOf);
  }

  #write(file: string, content: unknown) {
    const path = join(this.path, file);
    if (content === undefined) rmSync(path, { force: true });
    else writeFileSync(path, content as string | Buffer);
  }

  edit(edits: Edits) {
    for (const [key, value] of Object.entries(edits)) {
      const [file = '', path] = key.split('#');
      if (path === undefined) this.#write(file, value);
      else {
        const text = readFileSync(join(this.path, file), 'utf8');
        this.#write(file, editText(file, text, path, value));
      }
    }
  }

  /**
   * What the check says of changes, which it then undoes, such as
   * `! data/home/hero.json "marked text" · what is asked`; `?` is a warning.
   */
  async answers(edits: Edits): Promise<string[]> {
    this.edit(edits);
    const { problems } = await checkContent(this.path, {
      release: this.#release,
    });
    for (const key of Object.keys(edits)) {
      const [file = ''] = key.split('#');
      this.#write(file, this.#originals.get(file));
    }
    return problems
      .filter((problem) => !this.#before.includes(kindOf(problem)))
      .map(({ severity, file, sourceLine, column, length, message }) => {
        const sign = severity === 'error' ? '!' : '?';
        const marked = sourceLine?.slice(column - 1, column - 1 + length);
        return `${sign} ${file} ${marked ?? ''} · ${message}`;
      });
  }
}
