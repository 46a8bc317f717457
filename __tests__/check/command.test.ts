import { run } from '../support/run';
import { copyForTests } from './contentCopy';

const data = copyForTests();

const check = (options: readonly string[] = []) =>
  run('tools/check/index.ts', ['--data', data.path, ...options]);

test('an error is printed last, with its place, and the status is 1', async () => {
  data.edit(
    'partners/partners.json',
    'https://www.bancoazul',
    'http://www.bancoazul',
  );
  const { code, output } = await check();
  expect(output).toContain(
    [
      'ERRO  data/partners/partners.json:7:14  Parceiros › parceiro nº 1 › Site oficial (campo "url")',
      '  Encontrei "http://www.bancoazul.com.br"; escreva o endereço de um site, como "https://www.banco.com.br": começa com "https://", sem espaços nem acentos.',
      '',
      `    7 |       "url": "http://www.bancoazul.com.br",`,
      `      |              ${'^'.repeat('"http://www.bancoazul.com.br"'.length)}`,
    ].join('\n'),
  );
  expect(output.lastIndexOf('AVISO')).toBeLessThan(output.indexOf('ERRO'));
  expect(output.trimEnd().split('\n').at(-1)).toMatch(
    /^Conteúdo conferido: .* Erros: 1\. Avisos: 1\./,
  );
  expect(code).toBe(1);
});

test('of one mistake in a file three are shown, and how many more', async () => {
  const loose = 'Atenc\u0327a\u0303o, '.repeat(30);
  data.edit('legal/termos-uso.md', 'Segundo item', loose);
  data.edit('home/hero.json', 'Consignado', 'Cre\u0301dito');
  for (const name of ['a', 'b', 'c', 'd', 'e'])
    data.write(`data/home/${name}.json`, '{}');
  const { output } = await check();
  const shown = (part: string) => output.split(part).length - 1;
  expect(shown('ERRO  data/legal/termos-uso.md:')).toBe(3);
  expect(output).toMatch(
    /E mais 57 como este: ERRO {2}data\/legal\/termos-uso\.md {2}há aqui um caractere/,
  );
  expect(shown('ERRO  data/home/hero.json:')).toBe(1);
  expect(shown('ERRO  data/data/home/')).toBe(3);
  expect(output).toMatch(
    /E mais 2 como este: ERRO {2}data {2}o site não usa este arquivo/,
  );
  expect(output).toContain('Erros: 66.');
  const complete = await check(['--release']);
  expect(complete.output.split('ERRO  data/data/home/').length - 1).toBe(5);
});

test.each([
  ['an unknown option', ['--tudo'], '--tudo'],
  ['a missing folder', ['--data', 'nada'], 'Não encontrei a pasta de conteúdo'],
])('%s prints the usage, and the status is 2', async (_, options, expected) => {
  const { code, output } = await check(options);
  expect(output).toContain(expected);
  expect(output).toContain('Uso: npm run check');
  expect(code).toBe(2);
});
