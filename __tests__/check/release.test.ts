/** @jest-environment node */
import { checkContent } from '../../src/check/checkContent';
import { sentence } from '../../src/check/formatProblems';
import { ContentCopy } from './contentCopy';

let data: ContentCopy;

beforeAll(() => {
  data = new ContentCopy();
});
afterEach(() => data.restore());
afterAll(() => data.delete());

const release = async () =>
  (await checkContent(data.path, { release: true, spelling: false })).problems;

const real: readonly (readonly [string, string])[] = [
  ['Razão Social de Exemplo Ltda.', 'Onda Boa Correspondente Ltda.'],
  ['00.000.000/0000-00', '11.222.333/0001-81'],
  ['Rua de Exemplo, 000', 'Rua do Mar, 10'],
  ['Bairro de Exemplo', 'Centro'],
  ['00000-000', '11410-000'],
  ['Empresa do Grupo de Exemplo', 'Onda Boa Serviços'],
  ['Rua de Exemplo, 000', 'Rua do Mar, 10'],
  ['Bairro de Exemplo', 'Centro'],
  ['00000-000', '11410-000'],
  ['+55 00 00000-0000', '+55 13 99876-5432'],
  ['contato@mare-credito.example', 'contato@ondaboa.com.br'],
  ['Nome de Exemplo', 'Ana Lima'],
  ['encarregado@mare-credito.example', 'dados@ondaboa.com.br'],
  ['https://www.mare-credito.example', 'https://www.ondaboa.com.br'],
];

test('names each sample value of the company', async () => {
  const problems = (await release()).filter(({ file }) => file === 'data/company.json');
  expect(problems.map(({ severity, found }) => [severity, found])).toEqual(
    real.map(([sample]) => ['error', `"${sample}"`]),
  );
});

test('says in one warning line, in every other check, that the company is a sample', async () => {
  const { problems } = await checkContent(data.path);
  const lines = problems.filter(({ file }) => file === 'data/company.json');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    severity: 'warning',
    expected: expect.stringContaining('ainda são de exemplo (legalName'),
  });
});

test('is content with a real company', async () => {
  for (const [sample, value] of real) data.edit('company.json', `"${sample}"`, `"${value}"`);
  expect((await release()).filter(({ file }) => file === 'data/company.json')).toEqual([]);
});

test('lists each address that nobody has opened, with its note', async () => {
  const told = (await release()).filter(
    ({ field, severity }) => field === 'url' && severity === 'error',
  );
  expect(told.map(({ entry }) => entry)).toEqual(
    ['AMIGOZ', 'FUTURO', 'ICRED', 'INBURSA', 'MASTER', 'QUERO+', 'SIMPLIX'].map(
      (name) => `parceiro "${name}"`,
    ),
  );
  const [first] = told;
  expect(first && sentence(first)).toBe(
    'Abra https://amigozconsig.com.br/ e veja se é mesmo da instituição (O endereço só foi visto como portal de operadores); se for, mude "confirmed" para true, senão apague o endereço.',
  );
});

test('names the advantage that consumer law forbids to advertise', async () => {
  const told = (await release()).filter(({ file }) => file === 'data/home/about.json');
  expect(told.map(({ found, severity }) => [found, severity])).toEqual([
    ['"Sem consulta ao SPC/Serasa"', 'warning'],
  ]);
});

test('refuses legal pages that no lawyer has read', async () => {
  const told = (await release()).filter(({ field }) => field === 'reviewed');
  expect(told.map(({ file, severity }) => [file, severity])).toEqual([
    ['data/legal/politica-privacidade.md', 'error'],
    ['data/legal/termos-uso.md', 'error'],
  ]);
});

test('refuses a legal page that changed after it was read', async () => {
  data.edit('legal/termos-uso.md', 'reviewed: null', 'reviewed: 2026-01-01');
  const told = (await release()).filter(({ file }) => file === 'data/legal/termos-uso.md');
  expect(told.map(({ found }) => found)).toEqual(['"2026-01-01"']);
});

test('finds a picture whose checksums are right and whose pixels are not', async () => {
  const logo = data.bytes('partners/logos/bmg.png');
  const { crc32 } = require('node:zlib') as typeof import('node:zlib');
  const at = logo.indexOf('IDAT');
  const length = logo.readUInt32BE(at - 4);
  logo.fill(0x55, at + 40, at + 4 + length);
  logo.writeUInt32BE(crc32(logo.subarray(at, at + 4 + length)), at + 4 + length);
  data.write('partners/logos/bmg.png', logo);
  const told = (await release()).filter(({ field }) => field === 'logo');
  expect(told.map(sentence)).toEqual([
    'Encontrei "logos/bmg.png"; a imagem não abre; exporte-a ou copie-a de novo.',
  ]);
});
