import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type RunningServer, startServer } from '../serve';

/** Where the yardstick stands on the served site. */
export const YARDSTICK = '/regua';

/**
 * The page that no framework can beat: the built home page with every script dropped. Same content, pictures,
 * font and styles in the HTML, nothing to run.
 */
export const yardstickOf = (html: string): string =>
  html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '').replace(/ data-js(?:="[^"]*")?/g, '');

/** A served copy of the built site with the yardstick beside it. */
export interface BenchSite extends RunningServer {
  readonly dir: string;
}

/**
 * Serves the built site and the yardstick from one server with Brotli.
 * @param built - the output folder of a build
 */
export async function serveWithYardstick(built: string): Promise<BenchSite> {
  const dir = mkdtempSync(join(tmpdir(), 'regua-'));
  cpSync(built, dir, { recursive: true });
  const page = yardstickOf(readFileSync(join(dir, 'index.html'), 'utf8'));
  const file = join(dir, `${YARDSTICK}.html`);
  writeFileSync(file, page);
  writeFileSync(`${file}.br`, brotliCompressSync(page));
  const running = await startServer({ dir, port: 0 });
  return {
    ...running,
    dir,
    close: async () => {
      await running.close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
