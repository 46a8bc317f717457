import { watch } from 'node:fs';
import { checkContent } from './checkContent';
import { formatReport } from './report';

// Text editors write a file in several steps.
const SETTLE_MS = 150;

/**
 * Prints the report of the content check, at once and whenever a file of the
 * folder changes, unless nothing else is said than before.
 */
export function watchContent(folder: string): void {
  let printed = '';
  let timer: NodeJS.Timeout | undefined;

  async function print(): Promise<void> {
    const result = await checkContent(folder);
    const report = formatReport({ ...result, milliseconds: 0 });
    // Gatsby wraps what the console prints at 80 columns.
    if (report !== printed) process.stdout.write(`\n${report}\n\n`);
    printed = report;
  }

  const printLater = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void print().catch(console.error), SETTLE_MS);
  };
  watch(folder, { recursive: true }, printLater).on('error', console.error);
  printLater();
}
