/** A place in a text; lines and columns count from 1. */
interface Place {
  readonly line: number;
  readonly column: number;
  /** Characters to underline, never past the end of the line. */
  readonly length: number;
  /** The line's text. */
  readonly source: string;
}

/** Finds lines and columns in a text whose lines end in `\n`. */
export class Lines {
  private readonly starts: number[] = [0];

  constructor(private readonly text: string) {
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1))
      this.starts.push(at + 1);
  }

  /** @param start - where it begins, in UTF-16 units, as every offset here. @param end - where it ends */
  place(start: number, end = start + 1): Place {
    const index = this.lineOf(start);
    const from = this.starts[index] ?? 0;
    const next = this.starts[index + 1];
    const source = this.text.slice(from, next === undefined ? undefined : next - 1);
    const length = Math.max(1, Math.min(end, from + source.length) - start);
    return { line: index + 1, column: start - from + 1, length, source };
  }

  private lineOf(offset: number): number {
    let low = 0;
    let high = this.starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}
