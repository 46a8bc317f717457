import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { FIXTURE } from '../support/fixture';

/** A copy of the fixture's content that a test may spoil. */
export class ContentCopy {
  readonly path: string;
  private readonly home = mkdtempSync(join(tmpdir(), 'conteudo-'));
  private readonly undo: (() => void)[] = [];

  constructor() {
    this.path = join(this.home, 'data');
    cpSync(FIXTURE, this.path, { recursive: true });
  }

  read(file: string): string {
    return readFileSync(join(this.path, file), 'utf8');
  }

  bytes(file: string): Buffer {
    return readFileSync(join(this.path, file));
  }

  /** Writes a file; `restore` takes it back. */
  write(file: string, content: string | Buffer): void {
    const path = join(this.path, file);
    const before = existsSync(path) ? readFileSync(path) : undefined;
    this.undo.push(() => (before ? writeFileSync(path, before) : rmSync(path)));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }

  remove(file: string): void {
    const before = this.bytes(file);
    this.undo.push(() => {
      mkdirSync(dirname(join(this.path, file)), { recursive: true });
      writeFileSync(join(this.path, file), before);
    });
    rmSync(join(this.path, file));
  }

  rename(from: string, to: string): void {
    const content = this.bytes(from);
    this.remove(from);
    this.write(to, content);
  }

  /** Changes one piece of a text file, which must be there. */
  edit(file: string, from: string | RegExp, to: string): void {
    const text = this.read(file);
    const changed = text.replace(from, () => to);
    if (changed === text) throw new Error(`${file} does not hold ${from}`);
    this.write(file, changed);
  }

  /** Adds a step that takes a change back. */
  whenRestored(step: () => void): void {
    this.undo.push(step);
  }

  restore(): void {
    for (const step of this.undo.splice(0).reverse()) step();
  }

  delete(): void {
    rmSync(this.home, { recursive: true });
  }
}

/** A copy for the tests of one file; what each of them spoils is taken back. */
export function copyForTests(): ContentCopy {
  // The machine may be busy with other tests.
  jest.setTimeout(60_000);
  const copy = new ContentCopy();
  afterEach(() => copy.restore());
  afterAll(() => copy.delete());
  return copy;
}
