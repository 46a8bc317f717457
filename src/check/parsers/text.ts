import { type Diagnostic, SourceFile } from '../diagnostic';

// What Git leaves around two versions that it could not join.
const CONFLICT = /^(?:<{7}|\|{7}|={7}|>{7})(?= |$)/m;

export interface TextResult {
  /** Left out where nothing in the file can be trusted. */
  readonly source?: SourceFile;
  readonly diagnostics: Diagnostic[];
}

/** Decodes a text file. @param path - how messages name it */
export function parseText(path: string, bytes: Buffer): TextResult {
  const decoded = bytes.toString('utf8');
  const text = decoded.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const source = new SourceFile(path, text);
  const foreign = text.indexOf('\ufffd');
  if (foreign !== -1) {
    const found = 'letras em outra codificação (ANSI ou UTF-16)';
    const expected =
      'salve como UTF-8: no VS Code, clique no nome da codificação na barra de baixo e escolha "Salvar com codificação", "UTF-8"; depois confira os acentos';
    const range = [foreign, foreign + 1] as const;
    return { diagnostics: [source.diagnostic(range, { found, expected })] };
  }
  const conflict = text.search(CONFLICT);
  if (conflict !== -1) {
    const expected =
      'o arquivo tem duas versões misturadas; deixe só uma e apague as três linhas de marca (<<<<<<<, ======= e >>>>>>>)';
    const range = [conflict, conflict + 7] as const;
    return { diagnostics: [source.diagnostic(range, { expected })] };
  }
  const diagnostics: Diagnostic[] = [];
  if (decoded.startsWith('\ufeff')) {
    const found = 'uma marca invisível (BOM) no começo do arquivo';
    const expected =
      'salve como UTF-8 sem BOM ("UTF-8", e não "UTF-8 with BOM")';
    diagnostics.push(source.diagnostic([0, 1], { found, expected }));
  }
  if (decoded.includes('\r')) {
    const found = 'fim de linha do Windows (CRLF)';
    const expected =
      'no VS Code, clique em "CRLF" na barra de baixo, escolha "LF" e salve';
    diagnostics.push(source.diagnostic([0, 1], { found, expected }));
  }
  return { source, diagnostics };
}
