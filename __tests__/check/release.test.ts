import './parseOnce';
import sharp from 'sharp';
import { messageOf } from '../../src/content/fields/finding';
import { walkValues } from '../../src/content/fields/walk';
import { companyFile } from '../../src/content/schemas/company';
import { checkContent } from '../../tools/check/checkContent';
import type { Diagnostic } from '../../tools/check/model/diagnostic';
import { formatReport } from '../../tools/check/report';
import { copyForTests } from './contentCopy';

const data = copyForTests();
const about = 'home/about.json';

jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20'));

const removeApproval = () =>
  data.edit(about, /,\s*"creditCheckApproval": \{[^}]*\}/, '');

const release = () => checkContent(data.path, { release: true });

const errors = async () =>
  (await release()).diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(messageOf);

test('a complete company can be released', async () => {
  expect(await errors()).toEqual([]);
});

test.each([
  ['11.222.333/0001-81', '00.000.000/0000-00'],
  ['www.costaclara.com.br', 'www.mare-credito.example'],
  ['www.costaclara.com.br', 'www.meusite.com.br'],
  ['contato@costaclara.com.br', 'contato@example.com'],
  ['contato@costaclara.com.br', 'teste@teste.com'],
  ['contato@costaclara.com.br', 'contato@exemplo.com.br'],
  ['contato@costaclara.com.br', 'aaa@aaa.com'],
  ['+55 13 99123-4567', '+55 11 99999-9999'],
  ['Costa Clara Serviços de Apoio Ltda.', 'Empresa Teste'],
  ['Nuvem Atlântica', '-'],
  ['Nuvem Atlântica', 'Provedor'],
  ['Ana Souza', 'xxx'],
  ['11410-120', '99999-999'],
  ['Bruna Dias', 'Nome de Exemplo'],
  ['Bruna Dias', 'Fulano de Tal'],
])(
  'replacing "%s" with the sample "%s" is an error',
  async (original, sample) => {
    const isApprover = original === 'Bruna Dias';
    data.edit(isApprover ? about : 'company.json', original, sample);
    expect(await errors()).toContainEqual(
      expect.stringContaining(`${sample}"; este valor é de exemplo`),
    );
  },
);

test.each([
  ['contato@costaclara.com.br', 'atendimento@testemunho.com.br'],
  ['www.costaclara.com.br', 'www.exemplar.com.br'],
  ['+55 13 99123-4567', '+55 13 99777-7123'],
  ['Costa Clara Serviços de Apoio Ltda.', 'AAA Promotora de Crédito Ltda.'],
  ['Costa Clara Serviços de Apoio Ltda.', 'Todo Dia Promotora Ltda.'],
  ['Nuvem Atlântica', 'AWS'],
  ['"Costa Clara"', '"Maré Crédito"'],
])('replacing "%s" with "%s" is allowed', async (original, allowed) => {
  data.edit('company.json', original, allowed);
  expect(await errors()).toEqual([]);
});

test('sample values are one warning at the first of them when the site is not released', async () => {
  data.edit('company.json', '11.222.333/0001-81', '00.000.000/0000-00');
  data.edit('company.json', '11410-120', '00000-000');
  const { diagnostics } = await checkContent(data.path);
  const found = diagnostics.map((one) => [one.line, messageOf(one)]);
  expect(found).toContainEqual([
    5,
    'Os dados da empresa ainda são de exemplo (CNPJ, CEP); troque-os antes de publicar.',
  ]);
});

/** The value that a company writes when a message asks for this field. */
const ANSWERS: Readonly<Record<string, string>> = {
  legalName: 'Costa Norte Correspondente Bancário Ltda.',
  cnpj: '45.723.174/0001-10',
  street: 'Avenida Ana Costa, 482, sala 305',
  district: 'Gonzaga',
  postalCode: '11060-002',
  company: 'Costa Norte Seguros Ltda.',
  phone: '+55 13 99712-3456',
  email: 'contato@costanorte.com.br',
  name: 'Renata Albuquerque',
  provider: 'Nuvem Norte S.A.',
  country: 'Estados Unidos',
  siteUrl: 'https://www.costanorte.com.br',
};

/** Changes the content as one message says, and uses only that message. */
function followMessage({
  file,
  line,
  alsoOnLines = [],
  ...message
}: Diagnostic) {
  const path = file.replace('data/', '');
  const { field = '', found = '', expected } = message;
  const reviewed = /como (reviewed: .+)$/.exec(expected)?.[1];
  const approval = /"creditCheckApproval".+/.exec(expected)?.[0];
  if (reviewed) return data.edit(path, /^---/, `---\n${reviewed}`);
  if (approval) {
    const [items = ''] = /"items": \[[^\]]+\]/.exec(data.read(path)) ?? [];
    const signed = approval
      .replace('nome de quem decidiu', 'Renata Albuquerque')
      .replace('AAAA-MM-DD', '2026-11-19');
    return data.edit(path, items, `${items}, ${signed}`);
  }
  const lines = data.read(path).split('\n');
  const isConfirmed = expected.includes('mude "confirmed" para true');
  for (const at of [line, ...alsoOnLines]) {
    const [index, from, to] = isConfirmed
      ? [at, 'false', 'true']
      : [at - 1, found, `"${ANSWERS[field]}"`];
    lines[index] = String(lines[index]).replace(from, to);
  }
  data.write(path, lines.join('\n'));
}

test('an editor who follows only the messages passes by the third run', async () => {
  const company = JSON.parse(data.read('company.json'));
  for (const { field, value } of walkValues(companyFile.root, company))
    if (field.samples)
      data.edit('company.json', `"${value}"`, `"${field.samples[0]}"`);
  removeApproval();
  data.edit(about, 'Parcelas fixas', 'Sem consulta ao SPC/Serasa');
  data.edit('legal/termos-uso.md', 'reviewed: 2026-10-06\n', '');
  data.edit('partners/partners.json', 'confirmed": true', 'confirmed": false');
  const runs: number[] = [];
  for (let i = 0; i < 3; i += 1) {
    const { diagnostics } = await release();
    const wrong = diagnostics.filter(({ severity }) => severity === 'error');
    runs.push(wrong.length);
    for (const one of wrong) followMessage(one);
  }
  expect(runs[0]).toBeGreaterThan(15);
  expect(runs[2]).toBe(0);
});

test('a partner’s address that is not confirmed is an error', async () => {
  data.edit('partners/partners.json', 'confirmed": true', 'confirmed": false');
  expect(await errors()).toEqual([
    expect.stringContaining('abra o endereço; se é mesmo da instituição'),
  ]);
});

describe('a claim that consumer law forbids', () => {
  test('is an error without an approval', async () => {
    removeApproval();
    data.edit(about, 'Parcelas fixas', 'Sem CONSULTA ao SPC/Serasa');
    expect(await errors()).toEqual([
      expect.stringMatching(
        /art\. 54-C, II.*2023.*2025 o MP-Procon\/PB.*decidido com o jurídico.*dentro de "advantages", depois da lista "items": "creditCheckApproval": \{ "approvedBy": "nome de quem decidiu", "approvedOn": "AAAA-MM-DD" \}/,
      ),
    ]);
  });

  test.each([
    ['Não consultamos SPC nem Serasa.', 1],
    ['Aprovamos negativados.', 1],
    ['Liberamos mesmo com restrição no CPF.', 1],
    ['Nome no SPC? A gente resolve.', 1],
    ['Empréstimo para quem está com restrição.', 1],
    ['Aceitamos clientes com CPF restrito.', 1],
    ['Quem tem dívida atrasada também consegue.', 1],
    ['Independente do seu score, o crédito sai.', 1],
    ['Crédito também para quem está com o nome sujo.', 1],
    ['Aqui o SPC não é consultado.', 1],
    ['Não olhamos se você está no Serasa.', 1],
    ['Nem SPC nem Serasa.', 1],
    ['Não importa se o seu nome está no SPC.', 1],
    ['Empréstimo sem consulta.', 1],
    ['O empréstimo sai sem análise de crédito.', 1],
    ['Aqui o seu score não importa.', 1],
    ['Ninguém olha o Serasa.', 1],
    ['A instituição analisa o seu crédito.', 0],
    ['Ninguém pode prometer crédito sem consulta ao SPC.', 0],
    ['Se a parcela atrasar, o nome pode ir ao SPC.', 0],
    ['Desconfie de quem promete crédito sem consulta ao SPC.', 0],
    ['Não aprovamos negativados.', 0],
    ['A instituição consulta o SPC e o Serasa.', 0],
  ])('is found in legal pages: "%s" gives %i errors', async (words, count) => {
    removeApproval();
    data.edit('legal/termos-uso.md', 'Segundo item', words);
    const claims = (await errors()).filter((one) => one.includes('54-C, II'));
    expect(claims).toHaveLength(count);
  });

  test('is allowed with an approval', async () => {
    data.edit(about, 'Parcelas fixas', 'Sem consulta ao SPC/Serasa');
    expect(await errors()).toEqual([]);
  });

  test('is an error when its approval is dated in the future', async () => {
    data.edit(about, '2026-10-01', '2027-01-01');
    expect(await errors()).toEqual([
      'Encontrei "2027-01-01"; esta data ainda não chegou.',
    ]);
  });
});

test.each(['', 'reviewed: 2026-01-01'])(
  'a legal page with "%s" instead of a current review is an error',
  async (reviewed) => {
    data.edit('legal/termos-uso.md', 'reviewed: 2026-10-06', reviewed);
    expect(await errors()).toEqual([
      expect.stringContaining('jurídico ainda não leu o texto de 2026-10-05'),
    ]);
  },
);

test('decisions for a person come last in the report and are not errors', async () => {
  data.edit(
    'legal/termos-uso.md',
    'Segundo item',
    'Não existe aprovação garantida. Item',
  );
  const result = await release();
  expect([result.errors, result.decisions.map(messageOf)]).toEqual([
    0,
    [
      expect.stringContaining('esta expressão não pode aparecer'),
      expect.stringContaining(
        'ouvidoria de CASA DO CREDITO, FINANCEIRA TRES RIOS, Q4+, RIO CARD.',
      ),
      'Decida e, quando a anotação não valer mais, apague-a: Falta o endereço.',
    ],
  ]);
  const report = formatReport(result);
  expect(report.indexOf('DECIDA')).toBeGreaterThan(report.lastIndexOf('AVISO'));
});

test('a photo with damaged pixels is an error, although its start and end are intact', async () => {
  const photo = await sharp(data.readBytes('images/hero.png'))
    .jpeg()
    .toBuffer();
  const middle = Math.floor(photo.length / 2);
  data.write('images/hero.jpg', photo.fill(0x55, middle, middle + 200));
  data.edit('home/hero.json', '../images/hero.png', '../images/hero.jpg');
  data.remove('images/hero.png');
  expect(await errors()).toEqual([
    expect.stringContaining('o arquivo está estragado'),
  ]);
});
