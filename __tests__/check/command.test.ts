import { run } from '../support/run';
import { copyForTests } from './contentCopy';

const data = copyForTests();

const check = (options: readonly string[] = []) =>
  run('tools/check/index.ts', ['--data', data.path, ...options]).ended;

const spoilUrl = () =>
  data.edit(
    'partners/partners.json',
    'https://www.bancoazul',
    'http://www.bancoazul',
  );

test('shows the place, the sentence, the line with its marker and a guess, after the warnings, and ends with 1', async () => {
  spoilUrl();
  const { code, said } = await check();
  expect(said).toContain(
    [
      `ERRO  data/partners/partners.json:7:14  Parceiros › parceiro "BANCO AZUL" › Site oficial (campo "url")`,
      '  Encontrei "http://www.bancoazul.com.br"; o endereço precisa começar com "https://", com "s".',
      '',
      `    7 |       "url": "http://www.bancoazul.com.br",`,
      `      |              ${'^'.repeat('"http://www.bancoazul.com.br"'.length)}`,
      '  Você quis dizer "https://www.bancoazul.com.br"?',
    ].join('\n'),
  );
  expect(said.lastIndexOf('AVISO')).toBeLessThan(said.indexOf('ERRO'));
  expect(said.trimEnd().split('\n').at(-1)).toMatch(
    /^Conteúdo conferido: 1 erro, 1 aviso/,
  );
  expect(code).toBe(1);
});

test.each([
  ['a word that it does not know', ['tudo'], 'tudo'],
  ['an option that it does not know', ['--tudo'], '--tudo'],
  [
    'a folder that is not there',
    ['--data', 'nada'],
    'Não encontrei a pasta de conteúdo',
  ],
])('answers to %s, and ends with 2', async (_, options, answer) => {
  const { code, said } = await check(options);
  expect(said).toContain(answer);
  expect(said).toContain('Uso: npm run check');
  expect(code).toBe(2);
});
