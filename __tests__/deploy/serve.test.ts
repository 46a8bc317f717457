import {
  cpSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { swapIn } from '@/publish/files';
import { startServer } from '@/scripts/serve';
import { ask } from '../support/ask';
import { run } from '../support/run';
import { describeHost } from './support/hostSpec';

const home = mkdtempSync(join(tmpdir(), 'serve-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

describeHost(
  'npm run serve',
  async () => {
    const { url, close } = await startServer({ dir: 'dist', port: 0 });
    return { url, stop: close };
  },
  200,
);

test('a new build is served as soon as it is in place, a cut-off one is put right', async () => {
  const [place, next] = [join(home, 'dist'), join(home, 'next')];
  cpSync('dist', place, { recursive: true });
  // As after a kill between the two steps of a swap.
  renameSync(place, `${place}.last`);
  const { url, close } = await startServer({ dir: place, port: 0 });
  try {
    expect((await ask(url, '/')).status).toBe(200);
    cpSync(place, next, { recursive: true });
    writeFileSync(join(next, 'index.html'), 'a new page');
    swapIn(next, place);
    expect((await ask(url, '/')).body.toString()).toBe('a new page');
  } finally {
    await close();
  }
});

test('wrong calls are answered in a Portuguese sentence, without a stack', async () => {
  const taken = await startServer({ dir: 'dist', port: 0 });
  const { port } = new URL(taken.url);
  const answers = await Promise.all([
    run('serve.ts', ['--prot', '1']).ended,
    run('serve.ts', ['--port', 'x']).ended,
    run('serve.ts', ['--dir', 'nada']).ended,
    run('serve.ts', [], { env: { PORT: port } }).ended,
  ]);
  await taken.close();
  expect(answers.map(({ said, code }) => [code, said.split('\n')[0]])).toEqual([
    [2, 'Não conheço a opção --prot. Você quis dizer --port?'],
    [2, 'A porta precisa ser um número até 65535, não "x".'],
    [2, 'Não há o que servir em nada: rode antes npm run build.'],
    [2, expect.stringContaining(`A porta ${port} já está em uso.`)],
  ]);
  expect(answers.map(({ said }) => said).join('\n')).not.toMatch(
    /^ {4}at |Error/m,
  );
}, 30_000);
