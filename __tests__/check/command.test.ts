import { run } from '../support/run';
import { copyForTests } from './contentCopy';

const data = copyForTests();

const check = (options: readonly string[] = [], env: NodeJS.ProcessEnv = {}) =>
  run('tools/check/index.ts', ['--data', data.path, ...options], { env }).ended;

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
      '  Encontrei "http://www.bancoazul.com.br"; o endereço precisa começar com "https://".',
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
  ['a word that it does not know', ['tudo'], {}, 'Uso: npm run check'],
  [
    'an option that npm kept',
    [],
    { npm_config_release: 'true' },
    'Escreva "--" antes dela: npm run check -- --release',
  ],
  [
    'a folder that is not there',
    ['--data', 'nada'],
    {},
    'Não encontrei a pasta de conteúdo',
  ],
])(
  'answers in Portuguese to %s, and ends with 2',
  async (_, options, env, answer) => {
    const { code, said } = await check(options, env);
    expect(said).toContain(answer);
    expect(code).toBe(2);
  },
);

test('tells of misspelt words in JSON and in Markdown at their places, and takes those that are listed', async () => {
  data.edit('home/hero.json', 'Consignado sem', 'Consignado gratuíto sem');
  data.edit(
    'legal/termos-uso.md',
    'Segundo item',
    'Segundo **credito** marezinha',
  );
  data.edit('words.txt', 'WhatsApp\n', 'WhatsApp\nmarezinha # diminutivo\n');
  const lineOf = (file: string, words: string) =>
    data.read(file).split(words)[0]?.split('\n').length;
  const badge = lineOf('home/hero.json', 'gratuíto');
  const item = lineOf('legal/termos-uso.md', '**credito**');
  const { code, said } = await check(['--spelling']);
  expect(said.match(/^ERRO .*$/gm)).toEqual([
    `ERRO  data/home/hero.json:${badge}:24  Frase curta (campo "badge")`,
    `ERRO  data/legal/termos-uso.md:${item}:13`,
  ]);
  expect(said).toContain(
    'Encontrei "gratuíto"; o dicionário não conhece esta palavra',
  );
  expect(said).toContain('Você quis dizer "gratuito"?');
  expect(said).toContain('Você quis dizer "crédito"?');
  expect(code).toBe(1);
});
