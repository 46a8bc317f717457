import { type Diagnostic, SourceFile } from '../model/diagnostic';

// What Git leaves around two versions that it could not join.
const CONFLICT = /^(?:<{7}|\|{7}|={7}|>{7})(?= |$)/m;

const CONFLICT_REMEDY =
  'deixe só uma e apague as linhas <<<<<<<, ======= e >>>>>>>';
const ENCODING =
  'no VS Code, na barra de baixo, salve com "UTF-8" (sem BOM) e "LF", e confira os acentos';

/** Decodes a text file. Where nothing in it can be trusted, there is no source. @param path - how messages name it */
export function parseText(path: string, bytes: Buffer) {
  const decoded = bytes.toString('utf8');
  const text = decoded.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const source = new SourceFile(path, text);
  const diagnostics: Diagnostic[] = [];
  const report = (at: number, found: string, expected = ENCODING) =>
    diagnostics.push(source.diagnostic([at, at + 1], { found, expected }));
  const foreign = text.indexOf('\ufffd');
  const conflict = text.search(CONFLICT);
  if (foreign !== -1)
    report(foreign, 'letras em outra codificação (ANSI ou UTF-16)');
  else if (conflict !== -1)
    report(conflict, 'duas versões misturadas no arquivo', CONFLICT_REMEDY);
  if (diagnostics.length > 0) return { diagnostics };
  if (decoded !== text) report(0, 'uma marca BOM ou fim de linha do Windows');
  return { source, diagnostics };
}
