/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { ContentCopy } from './contentCopy';

let data: ContentCopy;

beforeAll(() => {
  data = new ContentCopy();
});
afterEach(() => data.restore());
afterAll(() => data.delete());

function check(...options: string[]): { status: number | null; output: string } {
  const command = ['--require', 'tsx/cjs', 'src/scripts/check.ts', '--data', data.path, ...options];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

test('ends with 0 when there are only warnings', () => {
  const { status, output } = check();
  expect(output).toContain('AVISO data/company.json:4:16');
  expect(status).toBe(0);
});

test('shows the place, the sentence, the line with its marker and a guess, and ends with 1', () => {
  data.edit('partners/partners.json', 'https://www.bancobmg.com.br', 'http://www.bancobmg.com.br');
  const { line, column } = data.placeOf('partners/partners.json', '"http://');
  const { status, output } = check();
  expect(output).toContain(
    [
      `ERRO  data/partners/partners.json:${line}:${column}  parceiro "BMG", campo "url"`,
      '  Encontrei "http://www.bancobmg.com.br"; o endereço precisa começar com "https://".',
      '',
      `    ${line} |       "url": "http://www.bancobmg.com.br",`,
      `       |              ${'^'.repeat('"http://www.bancobmg.com.br"'.length)}`,
      '  Você quis dizer "https://www.bancobmg.com.br"?',
    ].join('\n'),
  );
  expect(status).toBe(1);
});

test('tells all mistakes at once, sorted by place', () => {
  data.edit('home/hero.json', '"badge"', '"bagde"');
  data.edit('company.json', '"08:30"', '"8h30"');
  data.edit('legal/termos-uso.md', '### 12. Foro', '### 13. Foro');
  const { output } = check();
  const errors = output.match(/^ERRO {2}\S+?(?=:)/gm);
  expect(errors).toEqual([
    'ERRO  data/company.json',
    'ERRO  data/home/hero.json',
    'ERRO  data/legal/termos-uso.md',
  ]);
});

test('tells errors after warnings, and the count at the end', () => {
  data.edit('company.json', '"08:30"', '"8h30"');
  const { output } = check();
  expect(output.lastIndexOf('AVISO')).toBeLessThan(output.indexOf('ERRO'));
  expect(output.trimEnd().split('\n').at(-1)).toMatch(/^Conteúdo conferido: 1 erro/);
});

const unused = 'nenhum arquivo usa esta imagem';

test.each([
  ['is broken', (copy: ContentCopy) => copy.edit('partners/partners.json', '"BMG",', '"BMG"')],
  ['is missing', (copy: ContentCopy) => copy.remove('home/hero.json')],
  [
    'names a picture that is not there',
    (copy: ContentCopy) => copy.edit('interface.json', 'images/lost-boat.png', 'lost-boat.png'),
  ],
])('calls no picture unused while a file that names pictures %s', (_, spoil) => {
  spoil(data);
  expect(check().output.toLowerCase()).not.toContain(unused);
});

test('writes annotations for pull requests', () => {
  data.edit('partners/partners.json', 'https://www.bancobmg.com.br', 'http://www.bancobmg.com.br');
  const { line, column } = data.placeOf('partners/partners.json', '"http://');
  const { status, output } = check('--format', 'github');
  expect(output).toContain(
    `::error file=data/partners/partners.json,line=${line},col=${column},endColumn=${column + 28},title=parceiro "BMG"%2C campo "url"::Encontrei "http://www.bancobmg.com.br"; o endereço precisa começar com "https://". Você quis dizer "https://www.bancobmg.com.br"?`,
  );
  expect(status).toBe(1);
});

test('explains itself', () => {
  const { status, output } = check('--format', 'xml');
  expect(output).toContain('Uso: npm run check');
  expect(status).toBe(2);
});

test('spells every text of the site with a dictionary', () => {
  const { status, output } = check('--spelling');
  expect(output).not.toContain('ERRO');
  expect(status).toBe(0);
});

test('tells of misspelt words in JSON and in Markdown, at their places', () => {
  data.edit('home/hero.json', 'Conversa gratuita', 'Conversa gratuíta');
  data.edit('legal/termos-uso.md', 'pequenos arquivos', 'pequenos **arquívos**');
  const hero = data.placeOf('home/hero.json', 'gratuíta');
  const terms = data.placeOf('legal/termos-uso.md', 'arquívos');
  const { status, output } = check('--spelling');
  expect(output).toContain(`ERRO  data/home/hero.json:${hero.line}:${hero.column}  campo "note"`);
  expect(output).toContain('Você quis dizer "gratuita"?');
  expect(output).toContain(`ERRO  data/legal/termos-uso.md:${terms.line}:${terms.column}`);
  expect(output).toContain('Você quis dizer "arquivos"?');
  expect(status).toBe(1);
}, 30_000);

test('takes a word that the editors have listed', () => {
  data.edit('home/hero.json', 'Conversa gratuita', 'Conversa marezinha');
  expect(check('--spelling').output).toContain('acrescente-a a data/words.txt');
  data.edit('words.txt', 'WhatsApp\n', 'WhatsApp\nmarezinha # diminutivo\n');
  expect(check('--spelling').status).toBe(0);
}, 30_000);
