import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Addresses, colours and names of files are read by nobody. */
const isSaid = (text: string) =>
  /[A-Za-zÀ-ú]/.test(text) && !/^(?:https?:|#|images\/|logos\/|[\w-]+$)/.test(text);

function strings(value: unknown): string[] {
  if (typeof value === 'string') return isSaid(value) ? [value] : [];
  return value && typeof value === 'object' ? Object.values(value).flatMap(strings) : [];
}

/** All that the home page says, for measuring by; the order and the exact extent don't matter. */
export function pageTexts(folder = 'data/home'): string {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return files
    .flatMap((name) => strings(JSON.parse(readFileSync(join(folder, name), 'utf8'))))
    .join(' ');
}
