import { type Diagnostic, SourceFile } from '../model/diagnostic';

// What Git leaves around two versions that it could not join.
const CONFLICT = /^(?:<{7}|\|{7}|={7}|>{7})(?= |$)/m;

const ENCODING =
  'salve como UTF-8 (no VS Code, clique na codificação, na barra de baixo) e confira os acentos';

/** Decodes a text file. Where nothing in it can be trusted, there is no source. @param path - how messages name it */
export function parseText(path: string, bytes: Buffer) {
  const decoded = bytes.toString('utf8');
  const text = decoded.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const source = new SourceFile(path, text);
  const diagnostics: Diagnostic[] = [];
  const report = (at: number, found: string, expected: string) =>
    diagnostics.push(source.diagnostic([at, at + 1], { found, expected }));
  const foreign = text.indexOf('\ufffd');
  const conflict = text.search(CONFLICT);
  if (foreign !== -1)
    report(foreign, 'letras em outra codificação (ANSI ou UTF-16)', ENCODING);
  else if (conflict !== -1)
    report(
      conflict,
      'duas versões misturadas no arquivo',
      'deixe só uma e apague as linhas <<<<<<<, ======= e >>>>>>>',
    );
  if (diagnostics.length > 0) return { diagnostics };
  if (decoded.startsWith('\ufeff'))
    report(
      0,
      'uma marca invisível (BOM) no começo do arquivo',
      'salve como "UTF-8", e não "UTF-8 with BOM"',
    );
  if (decoded.includes('\r'))
    report(
      0,
      'fim de linha do Windows (CRLF)',
      'no VS Code, clique em "CRLF", na barra de baixo, e escolha "LF"',
    );
  return { source, diagnostics };
}
