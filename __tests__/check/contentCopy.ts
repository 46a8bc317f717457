import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { FIXTURE } from '../support/fixture';

export class ContentCopy {
  readonly path = join(fs.mkdtempSync(join(tmpdir(), 'conteudo-')), 'data');
  private readonly touched = new Set<string>();

  constructor() {
    fs.cpSync(FIXTURE, this.path, { recursive: true });
  }

  read(file: string): string {
    return fs.readFileSync(join(this.path, file), 'utf8');
  }

  bytes(file: string): Buffer {
    return fs.readFileSync(join(this.path, file));
  }

  /** The files in a folder and below it. */
  files(folder: string): string[] {
    return fs
      .readdirSync(join(this.path, folder), {
        recursive: true,
        encoding: 'utf8',
      })
      .filter((file) => fs.statSync(join(this.path, folder, file)).isFile());
  }

  write(file: string, content: string | Buffer): void {
    fs.mkdirSync(dirname(this.touch(file)), { recursive: true });
    fs.writeFileSync(this.touch(file), content);
  }

  remove(file: string): void {
    fs.rmSync(this.touch(file));
  }

  rename(from: string, to: string): void {
    fs.renameSync(this.touch(from), this.touch(to));
  }

  edit(file: string, from: string | RegExp, to: string): void {
    const text = this.read(file);
    const changed = text.replace(from, () => to);
    if (changed === text) throw new Error(`${file} does not hold ${from}`);
    this.write(file, changed);
  }

  restore(): void {
    for (const file of this.touched) {
      fs.rmSync(join(this.path, file), { recursive: true, force: true });
      const own = join(FIXTURE, file);
      if (fs.existsSync(own))
        fs.cpSync(own, join(this.path, file), { recursive: true });
    }
    this.touched.clear();
  }

  private touch(file: string): string {
    this.touched.add(file);
    return join(this.path, file);
  }
}

export function copyForTests(): ContentCopy {
  const copy = new ContentCopy();
  afterEach(() => copy.restore());
  afterAll(() => fs.rmSync(dirname(copy.path), { recursive: true }));
  return copy;
}
