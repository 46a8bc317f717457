import { watch } from 'chokidar';
import { checkContent } from './checkContent';
import { formatReport } from './report';

// Text editors write a file in several steps.
const SETTLE_MS = 150;

/** Prints the report of the check at the start, and whenever a change in the folder changes it. */
export function watchContent(folder: string): void {
  let printed = '';
  let timer: NodeJS.Timeout | undefined;

  async function print(): Promise<void> {
    const report = formatReport(await checkContent(folder));
    // Gatsby wraps what the console prints at 80 columns.
    if (report !== printed) process.stdout.write(`\n${report}\n\n`);
    printed = report;
  }

  // At the start, chokidar emits an event for each file.
  watch(folder)
    .on('all', () => {
      clearTimeout(timer);
      timer = setTimeout(() => void print().catch(console.error), SETTLE_MS);
    })
    .on('error', console.error);
}
