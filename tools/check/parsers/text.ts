import { type Diagnostic, SourceFile } from '../model/diagnostic';
import { fileKind } from './picture';

// The conflict markers of Git.
const CONFLICT = /(?<=^[ \t]*)(?:<{7}|\|{7}|={7}|>{7})(?= |$)/m;

/** So many lists, groups or quotes inside each other would overflow the stack of the parsers. A line of only dashes or stars is none. */
const DEEP = /(?:[>[{]\s*|[-*+][ \t]){50}(?![-*+\s]*$)/m;

const CONFLICT_REMEDY =
  'deixe só uma e apague as linhas <<<<<<<, ======= e >>>>>>>';
const KIND_REMEDY =
  'salve o arquivo como texto simples; desfaça a última mudança';

const EMPTY = 'o arquivo está vazio; desfaça a última mudança';

const TOO_DEEP =
  'há 50 ou mais listas, grupos ou citações uma dentro da outra; desfaça a última mudança';

const FOREIGN =
  'caracteres em outra codificação (ANSI ou UTF-16), ou um arquivo que não é de texto';

/** What a content file may be by its first bytes. Other encodings get their own message. */
const TEXT_KINDS = [
  'um texto',
  'um SVG',
  'um arquivo de outro tipo',
  'um arquivo vazio',
];

const ENCODING =
  'no VS Code, na barra de baixo, salve com "UTF-8" (sem BOM) e "LF", e confira os acentos';

/** An offset, -1 if the file does not have the problem, and the two parts of its message. */
type Problem = readonly [offset: number, found: string, expected: string];

/**
 * Decodes a text file, and yields its problems.
 * @param path - the name of the file in messages
 * @returns undefined for a file that cannot be parsed
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
  const kind = fileKind(bytes);
  const isText = TEXT_KINDS.includes(kind);
  const problems: readonly Problem[] = [
    [
      text.search(CONFLICT),
      'duas versões misturadas no arquivo',
      CONFLICT_REMEDY,
    ],
    [isText ? -1 : 0, kind, KIND_REMEDY],
    [text.trim() === '' ? 0 : -1, '', EMPTY],
    [text.search(DEEP), '', TOO_DEEP],
    [text.indexOf('\ufffd'), FOREIGN, ENCODING],
  ];
  const problem = problems.find(([offset]) => offset !== -1);
  const ending = 'uma marca BOM ou fim de linha do Windows';
  const [offset, found, expected] = problem ?? [0, ending, ENCODING];
  if (problem || decoded !== text)
    yield source.diagnostic([offset, offset + 1], { found, expected });
  return problem ? undefined : source;
}
