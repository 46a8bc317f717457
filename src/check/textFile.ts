import { Lines } from './lines';
import type { Problem } from './problem';

const AS_UTF8 =
  'no VS Code, clique no nome da codificação na barra de baixo e escolha "Salvar com codificação", "UTF-8"';

/**
 * Reads the bytes of a text file. Gatsby would take a wrong encoding for text and publish broken accents.
 * @param file - path from the project's folder, for the messages
 * @returns the text, as well as it can be read, with line breaks as `\n`; and what is wrong with its form
 */
export function readText(file: string, bytes: Buffer): { text: string; problems: Problem[] } {
  const problems: Problem[] = [];
  const report = (text: string, at: number, found: string, expected: string) => {
    const { source, ...place } = new Lines(text).place(Math.max(0, at));
    problems.push({ severity: 'error', file, ...place, found, expected, source });
  };

  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
    const text = bytes
      .toString('utf16le')
      .replace(/^\ufeff/, '')
      .replace(/\r\n?/g, '\n');
    report(text, 0, 'um arquivo em UTF-16', `salve como UTF-8: ${AS_UTF8}`);
    return { text, problems };
  }

  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    text = bytes.toString('latin1');
    // Latin-1 keeps one character for each byte, so the place of the first wrong byte is its index.
    const good = bytes.toString('utf8').indexOf('\ufffd');
    const at = Buffer.byteLength(bytes.toString('utf8').slice(0, good));
    report(text, at, 'letras em outra codificação', `salve como UTF-8: ${AS_UTF8}`);
  }
  if (text.startsWith('\ufeff')) {
    text = text.slice(1);
    report(
      text,
      0,
      'uma marca invisível (BOM) no começo do arquivo',
      'salve como UTF-8 sem BOM ("UTF-8", e não "UTF-8 with BOM")',
    );
  }
  const carriage = text.indexOf('\r');
  if (carriage !== -1) {
    const line = text.slice(0, carriage).split('\n').length;
    report(
      text.replace(/\r\n?/g, '\n'),
      text.replace(/\r\n?/g, '\n').split('\n').slice(0, line).join('\n').length - 1,
      'fim de linha do Windows (CRLF)',
      'no VS Code, clique em "CRLF" na barra de baixo, escolha "LF" e salve',
    );
    text = text.replace(/\r\n?/g, '\n');
  }
  return { text, problems };
}
