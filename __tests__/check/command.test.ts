import { run } from '../support/run';
import { ContentCopy } from './contentCopy';

const content = new ContentCopy();
beforeAll(() => content.prepare());

const check = (...args: string[]) =>
  run('tools/check/index.ts', ['--data', content.path, ...args]);

test('an error has its place, its field, what was found and what is expected', async () => {
  const partners = [{ name: 'RIO', url: 'http://a.com' }];
  content.edit({ 'partners/partners.json#partners': partners });
  const { output, code } = await check();
  expect(code).toBe(1);
  expect(output).toContain(
    `ERRO  data/partners/partners.json:6  Parceiros › parceiro nº 1 (RIO) › Site oficial (campo "url")
  Encontrei "http://a.com"; escreva o endereço de um site, como "https://www.banco.com.br": começa com "https://", sem espaços nem acentos.
`,
  );
  expect(output).toMatch(/Erros: 1\. Avisos: \d+\.\n$/);
});

test('a release lists what a person decides, each with its line', async () => {
  const partners = [{ name: 'RIO', internalNote: 'Ligar de novo.' }];
  content.edit({ 'partners/partners.json#partners': partners });
  const { output } = await check('--release');
  expect(output).toMatch(
    /DECIDA data\/partners\/partners\.json {2}Anotações sobre parceiros: .+\n {2}linha \d+: RIO \(Ligar de novo\.\)/,
  );
});
