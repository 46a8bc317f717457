import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@/scripts/serve';
import { run } from '../support/run';
import { common } from './support/published';

const home = mkdtempSync(join(tmpdir(), 'serve-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

test('a live address is found right as it is, and wrong without its headers', async () => {
  const bare = join(home, 'bare');
  cpSync('dist', bare, { recursive: true });
  rmSync(join(bare, '_headers'));
  const unlisted = common.headers.some(([name]) => name === 'X-Robots-Tag')
    ? ['--preview']
    : [];
  const [good, bad] = await Promise.all(
    ['dist', bare].map(async (dir) => {
      const { url, close } = await startServer({ dir, port: 0 });
      const result = await run('smoke.ts', [url, ...unlisted]).ended;
      await close();
      return result;
    }),
  );
  expect([good?.code, good?.said]).toEqual([
    0,
    expect.not.stringContaining('✗'),
  ]);
  expect([bad?.code, bad?.said]).toEqual([
    1,
    expect.stringMatching(
      /^✗ tem todos os cabeçalhos de segurança: Content-Security-Policy/m,
    ),
  ]);
}, 30_000);
