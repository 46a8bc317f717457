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

test('of the same sentence about one file, three are shown, and all are counted', async () => {
  const accents = Array.from(
    { length: 40 },
    (_, i) => `Texto ${i} com a\u0301cento.`,
  );
  data.edit(
    'legal/politica-privacidade.md',
    'introdução.',
    accents.join('\n\n'),
  );
  const { output } = await check();
  expect(output.match(/perdeu o acento/g)).toHaveLength(3);
  expect(output).toContain('… e mais 37 com esta mesma frase.');
  expect(output).toContain('Erros: 40.');
});

test('so are files that do not belong here', async () => {
  for (let copy = 0; copy < 5; copy += 1)
    data.write(`copia/${copy}.json`, '{}');
  const { output } = await check();
  expect(output.match(/O site não usa este arquivo/g)).toHaveLength(3);
  expect(output).toContain('… e mais 2 com esta mesma frase.');
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
