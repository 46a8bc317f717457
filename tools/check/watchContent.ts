import { watch } from 'chokidar';
import { checkContent } from './checkContent';
import { formatReport } from './report';

// Text editors write a file in several steps.
const SETTLE_MS = 150;

/**
 * Prints the report of the content check at the start and after each change in
 * the folder, unless the report is the same as before.
 */
export function watchContent(folder: string): void {
  let printed = '';
  let timer: NodeJS.Timeout | undefined;

  async function print(): Promise<void> {
    const report = formatReport(await checkContent(folder));
    // Gatsby wraps what the console prints at 80 columns.
    if (report !== printed) process.stdout.write(`\n${report}\n\n`);
    printed = report;
  }

  // At the start, chokidar emits an event for each file, so this also prints the first report.
  watch(folder)
    .on('all', () => {
      clearTimeout(timer);
      timer = setTimeout(() => void print().catch(console.error), SETTLE_MS);
    })
    .on('error', console.error);
}
