import { type Diagnostic, SourceFile } from '../model/diagnostic';

// What Git leaves around two versions that it could not join.
const CONFLICT = /^(?:<{7}|\|{7}|={7}|>{7})(?= |$)/m;

const CONFLICT_REMEDY =
  'deixe só uma e apague as linhas <<<<<<<, ======= e >>>>>>>';
const ENCODING =
  'no VS Code, na barra de baixo, salve com "UTF-8" (sem BOM) e "LF", e confira os acentos';

/**
 * Decodes a text file, and yields what is wrong with it.
 * @param path - how messages name it
 * @returns undefined where nothing in it can be trusted
 */
export function* parseText(
  path: string,
  bytes: Buffer,
): Generator<Diagnostic, SourceFile | undefined> {
  const decoded = bytes.toString('utf8');
  // Without the byte order mark, which a TextDecoder drops.
  const text = new TextDecoder()
    .decode(bytes)
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n');
  const source = new SourceFile(path, text);
  const report = (at: number, found: string, expected: string) =>
    source.diagnostic([at, at + 1], { found, expected });
  const foreign = text.indexOf('\ufffd');
  const conflict = text.search(CONFLICT);
  if (foreign !== -1) {
    const found = 'letras em outra codificação (ANSI ou UTF-16)';
    yield report(foreign, found, ENCODING);
    return undefined;
  }
  if (conflict !== -1) {
    const found = 'duas versões misturadas no arquivo';
    yield report(conflict, found, CONFLICT_REMEDY);
    return undefined;
  }
  if (decoded !== text)
    yield report(0, 'uma marca BOM ou fim de linha do Windows', ENCODING);
  return source;
}
