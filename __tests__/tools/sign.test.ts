import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIXTURE } from '../../tools/fixture/fixture';
import { copyForTests } from '../check/contentCopy';

const data = copyForTests();
const partners = 'partners/partners.json';
const terms = 'legal/termos-uso.md';

const read = (file: string) => readFileSync(join(data.path, file), 'utf8');
const original = (file: string) => readFileSync(join(FIXTURE, file), 'utf8');

/** Runs `npm run sign` with answers from a pipe. */
function sign(answers: string, by = 'Maria Silva') {
  const child = spawn(process.execPath, [
    ...['--require', require.resolve('tsx/cjs'), 'tools/sign.ts'],
    ...['--by', by, '--data', data.path],
  ]);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output += text;
    });
  child.stdin.end(answers);
  return new Promise<{ output: string; code: number | null }>((done) =>
    child.once('close', (code) => done({ output, code })),
  );
}

/** The lines of a file that another version does not have. */
const newLines = (after: string, before: string) =>
  after.split('\n').filter((line) => !before.split('\n').includes(line));

test('each answer counts for what was shown, and only a yes signs', async () => {
  const { output, code } = await sign('talvez\ns\nn\n\n');
  expect(code).toBe(0);
  const start = output.indexOf('1 de 13');
  expect(output.slice(start)).toMatch(
    /^1 de 13\nParceiro BANCO AZUL\nhttps:\/\/www\.bancoazul\.com\.br\nA assinatura de Caio Prado, de 2026-10-02, não tem código.*\n(Abra o endereço: é mesmo da instituição\?.*\n){2}\n2 de 13\nParceiro CASA/,
  );
  expect(output).toContain('Então corrija o endereço, ou tire-o, em data/');
  expect(output).toMatch(
    /Assinaturas de agora: 1\. Faltam: 12\.\nSem assinatura: CASA DO CREDITO, BANCO DAS ONDAS, .*, Termos de Uso\.\n$/,
  );
  const lines = newLines(read(partners), original(partners));
  expect(lines.map((line) => line.trim())).toEqual([
    '"by": "Maria Silva",',
    expect.stringMatching(/^"on": "\d{4}-\d\d-\d\d",$/),
    expect.stringMatching(/^"code": "[\da-f]{6}"$/),
  ]);
  expect(read(terms)).toBe(original(terms));
});

test('everything can be signed, and is not asked again', async () => {
  data.edit('home/about.json', 'Segundo parágrafo:', 'Sem consulta ao SPC.');
  const { output } = await sign('s\n'.repeat(14));
  expect(output).toContain('art. 54-C, II) proíbe');
  expect(output).toContain('- Sem consulta ao SPC.');
  expect(output).toContain('O jurídico leu esta versão, e a aprova?');
  expect(output).toMatch(/Assinaturas de agora: 14\. Faltam: 0\.\n$/);
  expect(newLines(read(terms), original(terms))).toEqual([
    expect.stringMatching(/^reviewed: \d{4}-\d\d-\d\d$/),
    'reviewedBy: Maria Silva',
    expect.stringMatching(/^reviewedCode: /),
  ]);
  data.edit(partners, 'BANCO AZUL', 'BANCO BLAU');
  const again = await sign('');
  expect(again.output).toMatch(
    /1 de 1\nParceiro BANCO BLAU\n.*\nO nome ou o endereço mudou depois da assinatura de Maria Silva, em /,
  );
}, 120_000);

test('a file in which a signature cannot be written stays as it was', async () => {
  const flow = read(terms).replace(
    /^---\n([\s\S]*?)\n---/,
    (_, fields: string) =>
      `---\n{ ${fields
        .replace('reviewed: 2026-10-06', '')
        .trim()
        .split('\n')
        .join(', ')
        .replace(/: ([^,{]+)/g, ': "$1"')} }\n---`,
  );
  data.write(terms, flow);
  const { output, code } = await sign('s\n'.repeat(13));
  expect([code, output]).toEqual([2, expect.stringContaining('Não consegui')]);
  expect(read(terms)).toBe(flow);
});

test('nothing is signed while the content has errors', async () => {
  data.edit('company.json', '"monday"', '"segunda"');
  const { output, code } = await sign('s\n');
  expect(code).toBe(1);
  expect(output).toMatch(/ERRO [\s\S]*Nada foi assinado/);
  expect(read(partners)).toBe(original(partners));
});

test.each(['', 'seu nome', 'x'.repeat(81)])(
  'the name "%s" prints the usage',
  async (by) => {
    const { output, code } = await sign('s\n', by);
    expect([code, output]).toEqual([
      2,
      expect.stringContaining('Uso: npm run'),
    ]);
  },
);
