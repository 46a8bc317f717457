import type { FieldProblem } from '../content/fieldProblem';
import { Lines } from './lines';
import { type Problem, problemAt } from './problem';

const AS_UTF8 =
  'no VS Code, clique no nome da codificação na barra de baixo e escolha "Salvar com codificação", "UTF-8"';

// What Git leaves around two versions that it could not join; "=======" alone may be left of three marks.
const CONFLICT = /^(?:<{7}(?= |$)|\|{7}(?= |$)|={7}$|>{7}(?= |$))/m;

/** Letters read from bytes, and what is to be said of the way they were written. */
interface Decoded {
  readonly text: string;
  /** Offset of what was found. */
  readonly at: number;
  readonly found?: string;
  readonly expected: string;
}

function decode(bytes: Buffer): Decoded {
  const mark = bytes.subarray(0, 2).toString('hex');
  if (mark === 'fffe' || mark === 'feff') {
    const text = new TextDecoder(mark === 'fffe' ? 'utf-16le' : 'utf-16be').decode(bytes);
    return { text, at: 0, found: 'um arquivo em UTF-16', expected: `salve como UTF-8: ${AS_UTF8}` };
  }
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    text = new TextDecoder('windows-1252').decode(bytes);
    // One character for each byte, so that the place of the first wrong byte is its index.
    const good = bytes.toString('utf8').indexOf('\ufffd');
    const at = Buffer.byteLength(bytes.toString('utf8').slice(0, good));
    const found = 'letras em outra codificação (ANSI)';
    return { text, at, found, expected: `salve como UTF-8: ${AS_UTF8}` };
  }
  if (!text.startsWith('\ufeff')) return { text, at: 0, expected: '' };
  return {
    text: text.slice(1),
    at: 0,
    found: 'uma marca invisível (BOM) no começo do arquivo',
    expected: 'salve como UTF-8 sem BOM ("UTF-8", e não "UTF-8 with BOM")',
  };
}

/**
 * Reads the bytes of a text file, in whatever encoding: what else is wrong with it is told as well.
 * @param file - path from the project's folder, for the messages
 * @returns the text with line breaks as `\n`, undefined for one that holds two versions at once, of which nothing can
 *   be trusted; and what is wrong with its form
 */
export function readText(file: string, bytes: Buffer): { text?: string; problems: Problem[] } {
  const decoded = decode(bytes);
  const text = decoded.text.replace(/\r\n?/g, '\n');
  const lines = new Lines(text);
  const problem = (at: number, end: number, sentence: FieldProblem): Problem =>
    problemAt({ file, lines }, [at, end], sentence);

  const conflict = CONFLICT.exec(text);
  if (conflict) {
    const expected =
      'o arquivo tem duas versões misturadas; deixe só uma e apague as três linhas de marca (<<<<<<<, ======= e >>>>>>>)';
    return { problems: [problem(conflict.index, conflict.index + 7, { expected })] };
  }
  const problems: Problem[] = [];
  const { found, expected, at } = decoded;
  if (found) {
    // Line breaks before it may have been two bytes long.
    const place = decoded.text.slice(0, at).replace(/\r\n?/g, '\n').length;
    problems.push(problem(place, place + 1, { found, expected }));
  }
  const carriage = decoded.text.indexOf('\r');
  if (carriage !== -1) {
    const last = Math.max(0, carriage - 1);
    problems.push(
      problem(last, last + 1, {
        found: 'fim de linha do Windows (CRLF)',
        expected: 'no VS Code, clique em "CRLF" na barra de baixo, escolha "LF" e salve',
      }),
    );
  }
  return { text, problems };
}
