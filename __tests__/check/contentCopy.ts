import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A copy of the content folder that a test may spoil. */
export class ContentCopy {
  readonly path: string;
  private readonly home = mkdtempSync(join(tmpdir(), 'conteudo-'));
  private readonly undo: (() => void)[] = [];

  constructor() {
    this.path = join(this.home, 'data');
    cpSync('data', this.path, { recursive: true });
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
    const before = this.has(file) ? readFileSync(path) : undefined;
    this.undo.push(() => (before ? writeFileSync(path, before) : rmSync(path)));
    writeFileSync(path, content);
  }

  remove(file: string): void {
    const before = this.bytes(file);
    this.undo.push(() => writeFileSync(join(this.path, file), before));
    rmSync(join(this.path, file));
  }

  /** Changes one piece of a text file, which must be there. */
  edit(file: string, from: string | RegExp, to: string): void {
    const text = this.read(file);
    const changed = text.replace(from, () => to);
    if (changed === text) throw new Error(`${file} does not hold ${from}`);
    this.write(file, changed);
  }

  /** Line and column of a piece of text, counted from 1. */
  placeOf(file: string, piece: string): { line: number; column: number } {
    const text = this.read(file);
    const at = text.indexOf(piece);
    if (at === -1) throw new Error(`${file} does not hold ${piece}`);
    const before = text.slice(0, at).split('\n');
    return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
  }

  restore(): void {
    for (const step of this.undo.splice(0).reverse()) step();
  }

  delete(): void {
    rmSync(this.home, { recursive: true });
  }

  private has(file: string): boolean {
    try {
      return readFileSync(join(this.path, file)) !== undefined;
    } catch {
      return false;
    }
  }
}
