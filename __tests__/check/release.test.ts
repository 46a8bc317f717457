import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Severity, sentenceOf } from '@/content/fields/rule';
import { checkContent } from '../../tools/check';
import { describeCard } from '../../tools/check/rules/release';
import { readFixture } from '../../tools/fixture/fixture';
import { signAll } from '../../tools/sign';
import { copyForTests } from './contentCopy';

const data = copyForTests();
const about = 'home/about.json';
const company = 'company.json';
const hero = 'home/hero.json';
const partners = 'partners/partners.json';
const terms = 'legal/termos-uso.md';

jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20'));
jest.spyOn(console, 'log').mockImplementation();

const signer = { by: 'Ana Reis', on: '2026-11-01' };

/** Answers every question of `npm run sign` with yes. */
const sign = () => signAll(data.path, signer, async () => 's');

beforeEach(sign);

async function find(wanted: Severity) {
  const options = { release: true };
  const { diagnostics } = await checkContent(data.path, options);
  return diagnostics.filter(({ severity }) => severity === wanted);
}

const errors = async () => (await find('error')).map(sentenceOf);

const containing = (...parts: readonly string[]) =>
  parts.map((part) => expect.stringContaining(part));

test('what somebody has signed can be released', async () => {
  expect(await errors()).toEqual([]);
});

test('data that only resembles the samples can be released', async () => {
  const known = readFixture(company);
  const similar = {
    brand: 'Bom Exemplo',
    legalName: 'Razão Social de Exemplo e Filhos Ltda.',
    cnpj: '12.ABC.345/01DE-35',
    phone: '+55 13 99999-9990',
    email: 'contato@empresa.com.br.net',
    address: { ...known.address, street: 'Rua de Exemplo, 0001' },
  };
  data.write(company, JSON.stringify({ ...known, ...similar }));
  expect(await errors()).toEqual([]);
});

test('samples are errors, and one warning without --release', async () => {
  data.edit(company, '+55 13 99123-4567', '+55 00 00000-0000');
  data.edit(company, 'Costa Clara Imóveis', 'empresa do  Grupo de Exemplo');
  data.edit(about, 'Bruna Dias', 'Fulano de Tal');
  expect(await errors()).toEqual(
    containing(
      '"empresa do  Grupo de Exemplo"; este valor é de exemplo',
      '"+55 00 00000-0000"; este valor é de exemplo',
      '"Fulano de Tal"; este valor é de exemplo',
    ),
  );
  const { diagnostics } = await checkContent(data.path);
  expect(diagnostics.map(sentenceOf)).toEqual([
    expect.stringMatching(/de exemplo \(Empresa dona .+, Telefone, Nome de/),
    expect.stringContaining('este parceiro não tem endereço'),
  ]);
});

describe('a signature names what was signed', () => {
  test('partners that nobody has verified are one error', async () => {
    const verified = /,\s*"verified": \{[^}]*\}/;
    data.edit(partners, verified, '');
    data.edit(partners, verified, '');
    expect(await errors()).toEqual(
      containing('site de BANCO AZUL, CASA DO CREDITO; quem abre cada um'),
    );
    // What is to be decided about the same list is not left for later.
    expect((await find('decision')).map(sentenceOf)).toContainEqual(
      expect.stringContaining('falta o SAC ou a ouvidoria'),
    );
  });

  test.each([
    ['"https://www.bancoazul', '"https://www.banco-azul', 'o endereço mudou'],
    ['BANCO AZUL', 'BANCO BLAU', 'o endereço mudou'],
    [/(?<="on": "2026-11-01"),\s*"code": "\w+"/, '', 'não tem código'],
  ])('a partner: %s becomes "%s"', async (from, to, problem) => {
    data.edit(partners, from, to);
    expect(await errors()).toEqual([
      expect.stringMatching(
        new RegExp(`${problem}.* de BANCO (?:AZUL|BLAU); quem`),
      ),
    ]);
    await sign();
    expect(await errors()).toEqual([]);
  });

  test.each([
    ['"BANCO AZUL"', '"BANCO\u00a0AZUL"'],
    [
      '"name": "BANCO AZUL",\n',
      '"note": "Ligar de novo.",\n      "name": "BANCO AZUL",\n',
    ],
  ])('what a reader does not see changes nothing: %s', async (from, to) => {
    data.edit(partners, from, to);
    expect(await errors()).toEqual([]);
  });

  test.each([
    [partners, '"BANCO AZUL"', '10'],
    [partners, '"BANCO AZUL"', '{}'],
    [partners, '"Falta o endereço."', '{}'],
    [company, '"Costa Clara Imóveis"', '{}'],
  ])('in %s, in place of %s, %s is an error', async (file, text, value) => {
    data.edit(file, text, value);
    expect(await errors()).toEqual([
      expect.stringContaining('escreva um texto entre aspas'),
    ]);
  });

  test('a legal page whose text has changed', async () => {
    data.edit(terms, 'Segundo item', 'Outro item');
    expect(await errors()).toEqual(
      containing('mudou depois que o jurídico o leu, em 2026-11-01'),
    );
    data.edit(terms, /reviewedCode.*\n/, '');
    expect(await errors()).toEqual(containing('A leitura de 2026-11-01 não'));
    data.edit(terms, /reviewed: .*\n/, '');
    expect(await errors()).toEqual(containing('jurídico ainda não leu este'));
    await sign();
    expect(await errors()).toEqual([]);
  });

  test('a legal page with other line breaks and another date', async () => {
    data.edit(terms, 'Segundo item', 'Segundo\n  item');
    data.edit(terms, /updated: .*/, 'updated: 2026-11-19');
    expect(await errors()).toEqual([]);
  });
});

const CLAIMS =
  'Sem  CONSULTA. Nem Serasa. A negativados. De nome  sujo. S.P.C. e nome restrito. Não vemos o seu CPF.';

describe('words that consumer law allows only with an approval', () => {
  const claim = (text: string) =>
    data.edit(about, 'Segundo parágrafo:', `${text} Segundo parágrafo:`);

  test('are errors where they stand until somebody approves them', async () => {
    data.edit(about, /,\s*"creditCheckApproval": \{[^}]*\}/, '');
    expect(await errors()).toEqual([]);
    claim(CLAIMS);
    const found = await find('error');
    const marked = found.map(({ sourceLine, column, length }) =>
      sourceLine?.slice(column - 1, column - 1 + length),
    );
    expect(marked).toEqual([
      'Sem  CONSULTA',
      'Serasa',
      'negativados',
      'nome  sujo',
      'S.P.C',
      'Não vemos o seu CPF',
    ]);
    for (const error of found)
      expect(sentenceOf(error)).toMatch(/54-C, II.*npm run sign/);
    await sign();
    expect(await errors()).toEqual([]);
  });

  test('need an approval of each sentence that pages show', async () => {
    claim('Sem consulta.');
    await sign();
    expect(await errors()).toEqual([]);
    data.edit(terms, 'Segundo item', 'Segundo item. Veja o SPC.');
    expect(await errors()).toEqual(
      containing(
        'não são as que Ana Reis aprovou em 2026-11-01; quem decide lê as de agora (são 2)',
        'O texto mudou',
      ),
    );
    await sign();
    expect(await errors()).toEqual([]);
    data.edit(about, /,\s*"code": "\w+"/, '');
    expect(await errors()).toEqual(containing('A decisão de Ana Reis não tem'));
  });

  test('may be those of a note, which no page shows', async () => {
    data.edit(partners, 'Falta o endereço.', 'Consulta o SPC.');
    expect(await errors()).toEqual([]);
  });

  test('an approval is not of a day to come', async () => {
    data.edit(about, '2026-10-01', '2027-01-01');
    expect(await errors()).toEqual(containing('esta data ainda não chegou'));
  });
});

test.each([
  'Crédito  garantido com a menor  taxa',
  'Somos parceiro oﬁcial do INSS',
])('a claim is read by a person: %s', async (text) => {
  data.edit(hero, 'Consignado sem pressa', text);
  expect(await errors()).toEqual([]);
  const warned = (await find('warning')).map(sentenceOf);
  expect(warned).toContainEqual(expect.stringContaining('leia a frase'));
});

test.each([readFixture(company).brand, 'COSTA CLARA Servicos de Apoio LTDA'])(
  'the office of "%s" is that of the company itself',
  async (name) => {
    data.edit(company, 'Costa Clara Imóveis', name);
    expect(await errors()).toEqual([
      expect.stringMatching(
        /^Esta é a própria empresa, .* \(data\/home\/footer\.json:\d+.*\); escreva/,
      ),
    ]);
  },
);

describe('the social card', () => {
  const card = join(data.path, '../static/social-card.jpg');

  /** A card with the texts that tools/socialCard.ts writes into it. */
  async function makeCard(texts = '') {
    data.write('../static/social-card.jpg', '');
    const create = {
      width: 8,
      height: 8,
      channels: 3,
      background: 'tan',
    } as const;
    const image = sharp({ create }).jpeg();
    if (texts) image.withExif({ IFD0: { ImageDescription: texts } });
    await image.toFile(card);
  }

  const { brand, siteUrl } = readFixture(company);

  test('must not be the one of another name or address', async () => {
    await makeCard(
      describeCard('Maré Crédito', 'https://www.mare-credito.example'),
    );
    expect(await errors()).toEqual(containing('mostra outra marca ou outro'));
  });

  test.each([
    ['drawn by the tool for the company', describeCard(brand, siteUrl)],
    ['drawn by a person', undefined],
  ])('may be one %s', async (_case, texts) => {
    await makeCard(texts);
    expect(await errors()).toEqual([]);
  });
});

test.each([
  ['com mais de 12 parceiros', 1],
  ['com mais de  doze? Não: mais de trinta bancos', 1],
  ['mais de 11 instituições e mais de 5 mil clientes', 0],
  ['+20 grandes bancos', 1],
  ['acima de 20 dos maiores bancos, ou + de 20', 1],
  ['20 bancos parceiros', 1],
  ['12+ bancos', 1],
  ['12 bancos, artigo 4.935 bancos, IN 138/2022 instituições', 0],
])('more partners than there are: %s', async (text, count) => {
  data.edit(partners, /,\s*"note": "[^"]*"/, '');
  data.edit('home/partners.json', 'Mais de 30', 'Os');
  data.edit(hero, 'Consignado sem pressa', text);
  const found = (await find('decision')).filter(({ message }) =>
    message.startsWith('promessas de mais parceiros'),
  );
  expect(found).toHaveLength(count);
});

test('what a person decides is listed, and refuses nothing', async () => {
  data.edit(
    terms,
    'Segundo item',
    'Aprovação garantida, 2%, Serasa, [carta](mailto:a@b.com), (13) 99876-5432. Item',
  );
  await sign();
  expect(await errors()).toEqual([]);
  const decisions = await find('decision');
  expect(decisions.map(({ found, message }) => found ?? message)).toEqual([
    '"Mais de 30 Instituições"',
    '"Aprovação garantida"',
    '"2%"',
    expect.stringContaining('Serasa'),
    '"mailto:a@b.com"',
    '"(13) 99876-5432"',
    expect.stringMatching(/^o cliente precisa .+ de CASA DO CREDITO, FINANC/),
    'FINANCEIRA TRES RIOS ("Falta o endereço.")',
  ]);
  expect(readFileSync(join(data.path, terms), 'utf8')).toContain('Serasa');
});
