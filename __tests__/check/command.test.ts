import { checkContent } from '../../tools/check';
import { formatReport } from '../../tools/check/report';
import { ContentCopy } from './contentCopy';

const content = new ContentCopy();
beforeAll(() => content.prepare());

const check = async (release = false) =>
  formatReport(await checkContent(content.path, { release }), release);

test('an error has its place, its field, what was found and what is expected', async () => {
  content.edit({
    'partners/partners.json#partners.0.name': 'RIO',
    'partners/partners.json#partners.0.url': 'http://a.com',
  });
  const output = await check();
  expect(output).toContain(
    [
      '  Parceiros › parceiro nº 1 (RIO) › Site oficial (campo "url")',
      '  Encontrei "http://a.com"; escreva o endereço de um site, como "https://www.banco.com.br": começa com "https://", sem espaços nem acentos.',
    ].join('\n'),
  );
  expect(output).toMatch(
    /^ERRO {2}data\/partners\/partners\.json:(\d+):15 [\s\S]+ {4}\1 \| +"url": "http:\/\/a\.com",?\n *\| {15}\^{12}\n/m,
  );
  expect(output).toMatch(/Erros: 1\. Avisos: \d+\.$/);
});

test('a release lists what a person decides, each with its line', async () => {
  const partners = [{ name: 'RIO', internalNote: 'Ligar de novo.' }];
  content.edit({ 'partners/partners.json#partners': partners });
  const output = await check(true);
  expect(output).toMatch(
    /DECIDA data\/partners\/partners\.json {2}Anotações sobre parceiros: .+\n {2}linha \d+: RIO \(Ligar de novo\.\)/,
  );
});
