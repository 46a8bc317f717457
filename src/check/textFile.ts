import type { FieldProblem, Span } from '../content/fieldProblem';
import type { Problem } from './problem';

/** A text file that was read, without BOM and with its line breaks as `\n`. Offsets count UTF-16 units. */
export class TextFile {
  readonly text: string;
  private readonly starts: number[] = [0];

  constructor(
    readonly path: string,
    bytes: Buffer,
  ) {
    const text = bytes
      .toString('utf8')
      .replace(/^\ufeff/, '')
      .replace(/\r\n?/g, '\n');
    this.text = text;
    for (
      let at = text.indexOf('\n');
      at !== -1;
      at = text.indexOf('\n', at + 1)
    )
      this.starts.push(at + 1);
  }

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
    {
      range,
      warning,
      ...sentence
    }: FieldProblem & Pick<Problem, 'entry' | 'field'>,
  ): Problem {
    const line = this.lineAt(start);
    const from = this.starts[line - 1] ?? 0;
    const next = this.starts[line];
    const source = this.text.slice(
      from,
      next === undefined ? undefined : next - 1,
    );
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

// What Git leaves around two versions that it could not join; "=======" alone may be left of three marks.
const CONFLICT = /^(?:<{7}(?= |$)|\|{7}(?= |$)|={7}$|>{7}(?= |$))/m;

/** Reads a text file, with what is wrong with its form. Where nothing in it can be trusted, it is left out. */
export function readText(
  path: string,
  bytes: Buffer,
): { file?: TextFile; problems: Problem[] } {
  const file = new TextFile(path, bytes);
  const foreign = file.text.indexOf('\ufffd');
  if (foreign !== -1) {
    const found = 'letras em outra codificação (ANSI ou UTF-16)';
    const expected =
      'salve como UTF-8: no VS Code, clique no nome da codificação na barra de baixo e escolha "Salvar com codificação", "UTF-8"; depois confira os acentos';
    return {
      problems: [file.problem([foreign, foreign + 1], { found, expected })],
    };
  }
  const conflict = CONFLICT.exec(file.text);
  if (conflict) {
    const expected =
      'o arquivo tem duas versões misturadas; deixe só uma e apague as três linhas de marca (<<<<<<<, ======= e >>>>>>>)';
    return {
      problems: [
        file.problem([conflict.index, conflict.index + 7], { expected }),
      ],
    };
  }
  const written = bytes.toString('utf8');
  const problems: Problem[] = [];
  if (written.startsWith('\ufeff')) {
    const found = 'uma marca invisível (BOM) no começo do arquivo';
    const expected =
      'salve como UTF-8 sem BOM ("UTF-8", e não "UTF-8 with BOM")';
    problems.push(file.problem([0, 1], { found, expected }));
  }
  const carriage = written.indexOf('\r');
  if (carriage !== -1) {
    const found = 'fim de linha do Windows (CRLF)';
    const expected =
      'no VS Code, clique em "CRLF" na barra de baixo, escolha "LF" e salve';
    const last = Math.max(0, carriage - 1);
    problems.push(file.problem([last, carriage], { found, expected }));
  }
  return { file, problems };
}
