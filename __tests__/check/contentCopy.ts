import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { FIXTURE } from '../support/fixture';

/** A copy of the fixtures that a test may change. Paths are relative to the content folder. */
export class ContentCopy {
  readonly path = join(fs.mkdtempSync(join(tmpdir(), 'conteudo-')), 'data');
  private readonly changed = new Set<string>();

  constructor() {
    fs.cpSync(FIXTURE, this.path, { recursive: true });
  }

  read(file: string): string {
    return fs.readFileSync(join(this.path, file), 'utf8');
  }

  readBytes(file: string): Buffer {
    return fs.readFileSync(join(this.path, file));
  }

  /** The files in a folder and its subfolders. */
  filesIn(folder: string): string[] {
    return fs
      .readdirSync(join(this.path, folder), {
        recursive: true,
        encoding: 'utf8',
      })
      .filter((file) => fs.statSync(join(this.path, folder, file)).isFile());
  }

  write(file: string, content: string | Buffer): void {
    fs.mkdirSync(dirname(this.markChanged(file)), { recursive: true });
    fs.writeFileSync(this.markChanged(file), content);
  }

  remove(file: string): void {
    fs.rmSync(this.markChanged(file));
  }

  rename(from: string, to: string): void {
    fs.renameSync(this.markChanged(from), this.markChanged(to));
  }

  edit(file: string, from: string | RegExp, to: string): void {
    const text = this.read(file);
    const edited = text.replace(from, () => to);
    if (edited === text) throw new Error(`${file} does not contain ${from}`);
    this.write(file, edited);
  }

  /** Undoes the changes of a test. */
  restore(): void {
    for (const file of this.changed) {
      fs.rmSync(join(this.path, file), { recursive: true, force: true });
      const original = join(FIXTURE, file);
      if (fs.existsSync(original))
        fs.cpSync(original, join(this.path, file), { recursive: true });
    }
    this.changed.clear();
  }

  private markChanged(file: string): string {
    this.changed.add(file);
    return join(this.path, file);
  }
}

/** A copy that is restored after each test and deleted after the last. */
export function copyForTests(): ContentCopy {
  const copy = new ContentCopy();
  afterEach(() => copy.restore());
  afterAll(() => fs.rmSync(dirname(copy.path), { recursive: true }));
  return copy;
}
