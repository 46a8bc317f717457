import type { FieldProblem, Span } from '../content/fieldProblem';
import type { Problem } from './problem';

/** A text file that was read, with its line breaks as `\n`. Offsets count UTF-16 units. */
export class TextFile {
  private readonly starts: number[] = [0];

  /** @param path - from the project's folder, for the messages */
  constructor(
    readonly path: string,
    readonly text: string,
  ) {
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1))
      this.starts.push(at + 1);
  }

  /** The line of an offset, counted from 1. */
  lineAt(offset: number): number {
    let [low, high] = [0, this.starts.length];
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if ((this.starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  }

  /** Gives a problem its place; what goes on to the next line is underlined to the end of its own. */
  problem(
    [start, end]: Span,
    { range, warning, ...sentence }: FieldProblem & Pick<Problem, 'entry' | 'field'>,
  ): Problem {
    const line = this.lineAt(start);
    const from = this.starts[line - 1] ?? 0;
    const next = this.starts[line];
    const source = this.text.slice(from, next === undefined ? undefined : next - 1);
    return {
      severity: warning ? 'warning' : 'error',
      file: this.path,
      line,
      column: start - from + 1,
      length: Math.max(1, Math.min(end, from + source.length) - start),
      ...sentence,
      source,
    };
  }
}

const AS_UTF8 =
  'salve como UTF-8: no VS Code, clique no nome da codificação na barra de baixo e escolha "Salvar com codificação", "UTF-8"';

// What Git leaves around two versions that it could not join; "=======" alone may be left of three marks.
const CONFLICT = /^(?:<{7}(?= |$)|\|{7}(?= |$)|={7}$|>{7}(?= |$))/m;

/** Letters read from bytes, with the offset of what is wrong with the way they were written. */
function decode(bytes: Buffer): { text: string; at?: number; problem?: FieldProblem } {
  const mark = bytes.toString('hex', 0, 2);
  if (mark === 'fffe' || mark === 'feff') {
    const text = new TextDecoder(mark === 'fffe' ? 'utf-16le' : 'utf-16be').decode(bytes);
    return { text, problem: { found: 'um arquivo em UTF-16', expected: AS_UTF8 } };
  }
  const text = bytes.toString('utf8');
  if (text.startsWith('\ufeff')) {
    const found = 'uma marca invisível (BOM) no começo do arquivo';
    const expected = 'salve como UTF-8 sem BOM ("UTF-8", e não "UTF-8 with BOM")';
    return { text: text.slice(1), problem: { found, expected } };
  }
  const at = text.indexOf('\ufffd');
  if (at === -1 || bytes.includes('\ufffd')) return { text };
  const problem = { found: 'letras em outra codificação (ANSI)', expected: AS_UTF8 };
  // One letter for each byte.
  const ansi = new TextDecoder('windows-1252').decode(bytes);
  return { text: ansi, at: Buffer.byteLength(text.slice(0, at)), problem };
}

/**
 * Reads the bytes of a text file, in whatever encoding: what else is wrong with it is told as well.
 * @param path - from the project's folder, for the messages
 * @returns the file, undefined for one that holds two versions at once, of which nothing can be trusted; and what is
 *   wrong with its form
 */
export function readText(path: string, bytes: Buffer): { file?: TextFile; problems: Problem[] } {
  const { text, at = 0, problem } = decode(bytes);
  const file = new TextFile(path, text.replace(/\r\n?/g, '\n'));
  const conflict = CONFLICT.exec(file.text);
  if (conflict) {
    const expected =
      'o arquivo tem duas versões misturadas; deixe só uma e apague as três linhas de marca (<<<<<<<, ======= e >>>>>>>)';
    return { problems: [file.problem([conflict.index, conflict.index + 7], { expected })] };
  }
  const problems: Problem[] = [];
  if (problem) {
    const place = text.slice(0, at).replace(/\r\n?/g, '\n').length;
    problems.push(file.problem([place, place + 1], problem));
  }
  const carriage = text.indexOf('\r');
  if (carriage !== -1) {
    const found = 'fim de linha do Windows (CRLF)';
    const expected = 'no VS Code, clique em "CRLF" na barra de baixo, escolha "LF" e salve';
    const last = Math.max(0, carriage - 1);
    problems.push(file.problem([last, carriage], { found, expected }));
  }
  return { file, problems };
}
