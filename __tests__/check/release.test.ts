import { type Severity, sentenceOf } from '@/contentModel/fields/rule';
import { checkContent } from '../../tools/check';
import { readFixture } from '../support/fixture';
import { copyForTests } from './contentCopy';

const data = copyForTests();
const about = 'home/about.json';
const partners = 'partners/partners.json';
const terms = 'legal/termos-uso.md';

jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20'));

const removeApproval = () =>
  data.edit(about, /,\s*"creditCheckApproval": \{[^}]*\}/, '');

async function find(wanted: Severity) {
  const options = { release: true };
  const { diagnostics } = await checkContent(data.path, options);
  return diagnostics.filter(({ severity }) => severity === wanted);
}

const errors = async () => (await find('error')).map(sentenceOf);

test('data that only resembles the samples can be released', async () => {
  const company = readFixture('company.json');
  const similar = {
    brand: 'Bom Exemplo',
    legalName: 'Razão Social de Exemplo e Filhos Ltda.',
    cnpj: '12.ABC.345/01DE-35',
    phone: '+55 13 99999-9990',
    email: 'contato@empresa.com.br.net',
    address: { ...company.address, street: 'Rua de Exemplo, 0001' },
  };
  data.write('company.json', JSON.stringify({ ...company, ...similar }));
  expect(await errors()).toEqual([]);
});

test('samples are errors, and one warning without --release', async () => {
  data.edit('company.json', '+55 13 99123-4567', '+55 00 00000-0000');
  data.edit(
    'company.json',
    'Costa Clara Imóveis',
    'Empresa do Grupo de Exemplo',
  );
  data.edit(about, 'Bruna Dias', 'Fulano de Tal');
  expect(await errors()).toEqual([
    expect.stringContaining('"Empresa do Grupo de Exemplo"; este valor é de'),
    expect.stringContaining('"+55 00 00000-0000"; este valor é de exemplo'),
    expect.stringContaining('"Fulano de Tal"; este valor é de exemplo'),
  ]);
  const { diagnostics } = await checkContent(data.path);
  expect(diagnostics.map(sentenceOf)).toEqual([
    expect.stringMatching(/de exemplo \(Empresa dona .+, Telefone, Nome de/),
    expect.stringContaining('este parceiro não tem endereço'),
  ]);
});

test('partners that nobody has verified are one error', async () => {
  const verified = /,\s*"verified": \{[^}]*\}/;
  data.edit(partners, verified, '');
  data.edit(partners, verified, '');
  expect(await errors()).toEqual([
    expect.stringMatching(
      /^Ninguém verificou o site de BANCO AZUL, CASA DO CREDITO; .*"by": /,
    ),
  ]);
});

describe('words that consumer law allows only with an approval', () => {
  const claims =
    'Sem CONSULTA. Nem Serasa. A negativados. De nome sujo. Não há consulta ao SPC. Não perca: Serasa.';

  test('are errors in short texts, and warnings where they may be denied', async () => {
    removeApproval();
    const denials =
      'Não aprovamos negativados. Desconfie de quem não vê o SPC.';
    data.edit(about, 'Segundo parágrafo:', `${claims} ${denials}`);
    const found = await find('error');
    expect(found.map((one) => one.found)).toEqual([
      '"Sem CONSULTA"',
      '"Serasa"',
      '"negativados"',
      '"nome sujo"',
      '"SPC"',
      '"Serasa"',
    ]);
    for (const error of found)
      expect(sentenceOf(error)).toMatch(/54-C, II.*"creditCheckApproval": \{/);
    const denied = (await find('warning')).map((one) => one.found);
    expect(denied.slice(0, 2)).toEqual(['"negativados"', '"SPC"']);
  });

  test('are allowed with an approval, but not of a day to come', async () => {
    data.edit(about, 'Segundo parágrafo:', claims);
    expect(await errors()).toEqual([]);
    data.edit(about, '2026-10-01', '2027-01-01');
    expect(await errors()).toEqual([
      'Encontrei "2027-01-01"; esta data ainda não chegou.',
    ]);
  });
});

test.each(['', 'reviewed: 2026-01-01'])(
  'a legal page with "%s" instead of a current review is an error',
  async (reviewed) => {
    data.edit(terms, 'reviewed: 2026-10-06', reviewed);
    expect(await errors()).toEqual([
      expect.stringContaining('jurídico ainda não leu o texto de 2026-10-05'),
    ]);
  },
);

test('what a person decides is listed, and refuses nothing', async () => {
  removeApproval();
  data.edit(
    terms,
    'Segundo item',
    'Aprovação garantida, 2%, Serasa, [carta](mailto:a@b.com), (13) 99876-5432. Item',
  );
  expect(await errors()).toEqual([]);
  const decisions = await find('decision');
  expect(decisions.map(({ found, message }) => found ?? message)).toEqual([
    '"Aprovação garantida"',
    '"2%"',
    '"Serasa"',
    '"mailto:a@b.com"',
    '"(13) 99876-5432"',
    expect.stringMatching(/^o cliente precisa .+ de CASA DO CREDITO, FINANC/),
    'decida e, quando a anotação não valer mais, apague-a',
  ]);
});
