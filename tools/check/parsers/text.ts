import { type Diagnostic, SourceFile } from '../model/diagnostic';
import { fileKind } from './picture';

// The conflict markers of Git.
const CONFLICT = /(?<=^[ \t]*)(?:<{7}|\|{7}|={7}|>{7})(?= |$)/m;

const CONFLICT_REMEDY =
  'deixe só uma e apague as linhas <<<<<<<, ======= e >>>>>>>';
/** What a content file may be by its first bytes. Other encodings get their own message. */
const TEXT_KINDS = [
  'um texto',
  'um SVG',
  'um arquivo de outro tipo',
  'um arquivo vazio',
];

const ENCODING =
  'no VS Code, na barra de baixo, salve com "UTF-8" (sem BOM) e "LF", e confira os acentos';

/**
 * Decodes a text file, and yields its problems.
 * @param path - the name of the file in messages
 * @returns undefined for a file in another encoding, or with conflict markers
 */
export function* parseText(
  path: string,
  bytes: Buffer,
): Generator<Diagnostic, SourceFile | undefined> {
  const decoded = bytes.toString('utf8');
  // TextDecoder drops the byte order mark.
  const text = new TextDecoder()
    .decode(bytes)
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n');
  const source = new SourceFile(path, text);
  const report = (offset: number, found: string, expected: string) =>
    source.diagnostic([offset, offset + 1], { found, expected });
  const foreign = text.indexOf('\ufffd');
  const conflict = text.search(CONFLICT);
  const kind = fileKind(bytes);
  if (conflict !== -1) {
    const found = 'duas versões misturadas no arquivo';
    yield report(conflict, found, CONFLICT_REMEDY);
    return undefined;
  }
  if (!TEXT_KINDS.includes(kind)) {
    yield report(
      0,
      kind,
      'salve o arquivo como texto simples; desfaça a última mudança',
    );
    return undefined;
  }
  if (text.trim() === '') {
    yield report(0, '', 'o arquivo está vazio; desfaça a última mudança');
    return undefined;
  }
  if (foreign !== -1) {
    const found =
      'caracteres em outra codificação (ANSI ou UTF-16), ou um arquivo que não é de texto';
    yield report(foreign, found, ENCODING);
    return undefined;
  }
  if (decoded !== text)
    yield report(0, 'uma marca BOM ou fim de linha do Windows', ENCODING);
  return source;
}
