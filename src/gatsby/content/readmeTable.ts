import { fieldTable } from './fieldTable';

const START = '<!-- campos: início (gerado por npm run schemas) -->';
const END = '<!-- campos: fim -->';

/**
 * Puts the current table of fields between the markers of `data/README.md`.
 * @param readme - the file's text
 * @throws Error when a marker is missing
 */
export function withFieldTable(readme: string): string {
  const start = readme.indexOf(START);
  const end = readme.indexOf(END);
  if (start === -1 || end < start)
    throw new Error('data/README.md perdeu as marcas da tabela de campos.');
  return `${readme.slice(0, start + START.length)}\n\n${fieldTable()}\n\n${readme.slice(end)}`;
}
