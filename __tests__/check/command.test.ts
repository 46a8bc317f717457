import { run } from '../support/run';
import { ContentCopy } from './contentCopy';

const content = new ContentCopy();
beforeAll(() => content.prepare());
afterEach(() => content.restore());

const check = (...options: readonly string[]) =>
  run('tools/check/index.ts', ['--data', content.path, ...options]);

test('an error has its place, its field, what was found and what is expected', async () => {
  content.edit({ 'partners/partners.json#partners.0.url': 'http://a.com' });
  const { code, output } = await check();
  expect(output).toContain(
    [
      '  Parceiros › parceiro nº 1 › Site oficial (campo "url")',
      '  Encontrei "http://a.com"; escreva o endereço de um site, como "https://www.banco.com.br": começa com "https://", sem espaços nem acentos.',
    ].join('\n'),
  );
  expect(output).toMatch(
    /^ERRO {2}data\/partners\/partners\.json:(\d+):15 [\s\S]+ {4}\1 \| +"url": "http:\/\/a\.com",?\n *\| {15}\^{12}\n/m,
  );
  expect(output).toMatch(/Erros: 1\. Avisos: \d+\.\n$/);
  expect(code).toBe(1);
});

test('of one mistake three are shown, and how many more; a release shows all', async () => {
  for (const name of ['a', 'b', 'c', 'd', 'e'])
    content.write(`home/${name}.json`, '{}');
  const { output } = await check();
  const shown = (text: string) =>
    text.match(/^ERRO {2}data\/home\/[a-e]\.json/gm)?.length;
  expect(shown(output)).toBe(3);
  expect(output).toContain('E mais 2 como este: ERRO  data  o site não usa');
  const release = await check('--release');
  expect(shown(release.output)).toBe(5);
});

test('what nobody sees is written as its code', async () => {
  content.edit({ 'home/hero.json#badge': '\u200b' });
  const { output } = await check();
  expect(output).toContain('Encontrei "⟨U+200B⟩"; este texto não mostra nada');
});

test('a release lists what a person decides, each with its line', async () => {
  const partners = [{ name: 'RIO', note: 'Ligar de novo.' }];
  content.edit({ 'partners/partners.json#partners': partners });
  const { output } = await check('--release');
  expect(output).toMatch(
    /DECIDA data\/partners\/partners\.json {2}Anotações sobre parceiros: .+\n {2}linha \d+: RIO \(Ligar de novo\.\)/,
  );
});

test.each([
  ['an unknown option', ['--tudo'], '--tudo'],
  ['a missing folder', ['--data', 'nada'], 'Não encontrei a pasta de conteúdo'],
])('%s prints the usage, and the status is 2', async (_, options, expected) => {
  const { code, output } = await check(...options);
  expect(output).toContain(expected);
  expect(output).toContain('Uso: npm run check');
  expect(code).toBe(2);
});
