import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const START = '<!-- bench -->';
const END = '<!-- /bench -->';

/**
 * Puts the last table into the README, between its two marks.
 * @param content - Markdown
 * @param file - the README
 * @returns whether it had the marks
 */
export function writeIntoReadme(content: string, file = 'README.md'): boolean {
  if (!existsSync(file)) return false;
  const text = readFileSync(file, 'utf8');
  const start = text.indexOf(START);
  const end = text.indexOf(END);
  if (start < 0 || end < start) return false;
  writeFileSync(file, `${text.slice(0, start + START.length)}\n${content}\n${text.slice(end)}`);
  return true;
}
