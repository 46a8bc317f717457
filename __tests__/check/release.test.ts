import sharp from 'sharp';
import { checkContent } from '../../tools/check/checkContent';
import { formatReport, messageOf } from '../../tools/check/report';
import { copyForTests } from './contentCopy';

const data = copyForTests();

jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20'));

const release = () =>
  checkContent(data.path, { release: true, spelling: false });

const errors = async () =>
  (await release()).diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(messageOf);

test('a company of its own is not refused', async () => {
  expect(await errors()).toEqual([]);
});

test.each([
  ['company.json', '11.222.333/0001-81', '00.000.000/0000-00'],
  ['company.json', 'www.costaclara.com.br', 'www.mare-credito.example'],
  ['company.json', 'contato@costaclara.com.br', 'contato@empresa.com.br'],
  ['home/about.json', 'Bruna Dias', 'Fulano de Tal'],
])('in %s, %s is refused as %s', async (file, own, sample) => {
  data.edit(file, own, sample);
  expect(await errors()).toEqual([
    expect.stringContaining(`${sample}"; este valor é de exemplo`),
  ]);
});

test('sample values are one warning at other times', async () => {
  data.edit('company.json', '11.222.333/0001-81', '00.000.000/0000-00');
  data.edit(
    'company.json',
    '"postalCode": "11410-120"',
    '"postalCode": "00000-000"',
  );
  const { diagnostics } = await checkContent(data.path);
  expect(diagnostics.map(messageOf)).toContain(
    'Os dados da empresa ainda são de exemplo (CNPJ, CEP); troque-os antes de publicar.',
  );
});

test('the company may share the sample’s brand', async () => {
  data.edit('company.json', '"Costa Clara"', '"Maré Crédito"');
  expect(await errors()).toEqual([]);
});

test('an address that nobody has opened is refused', async () => {
  data.edit('partners/partners.json', 'confirmed": true', 'confirmed": false');
  expect(await errors()).toEqual([
    expect.stringContaining('abra o endereço; se é mesmo da instituição'),
  ]);
});

describe('an advantage that consumer law forbids to advertise', () => {
  const about = 'home/about.json';

  test.each(['Sem consulta ao SPC/Serasa', 'sem CONSULTA ao Serasa'])(
    'is refused without an approval: %s',
    async (words) => {
      data.edit(about, /,\s*"creditCheckApproval": \{[^}]*\}/, '');
      data.edit(about, 'Parcelas fixas', words);
      const [message, ...others] = await errors();
      expect(message).toMatch(
        /art\. 54-C, II.*2023.*2025 o MP-Procon\/PB.*decidido com o jurídico/,
      );
      expect(others).toEqual([]);
    },
  );

  test('passes with an approval', async () => {
    data.edit(about, 'Parcelas fixas', 'Sem consulta ao SPC/Serasa');
    expect(await errors()).toEqual([]);
  });

  test('is refused with an approval of tomorrow', async () => {
    data.edit(about, '2026-10-01', '2027-01-01');
    expect(await errors()).toEqual([
      'Encontrei "2027-01-01"; esta data ainda não chegou.',
    ]);
  });
});

test.each(['', 'reviewed: 2026-01-01'])(
  'a legal page is refused with "%s"',
  async (reviewed) => {
    data.edit('legal/termos-uso.md', 'reviewed: 2026-10-06', reviewed);
    expect(await errors()).toEqual([
      expect.stringContaining('jurídico ainda não leu o texto de 2026-10-05'),
    ]);
  },
);

test('what only a person can decide stands last, and refuses nothing', async () => {
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
        'ouvidoria de CASA DO CREDITO, FINANCEIRA TRES, Q4+, RIO CARD.',
      ),
      'Decida e, quando a anotação não valer mais, apague-a: Falta o endereço.',
    ],
  ]);
  const report = formatReport(result);
  expect(report.indexOf('DECIDA')).toBeGreaterThan(report.lastIndexOf('AVISO'));
});

test('a word list in another encoding is one mistake, and not each of its words', async () => {
  const text = data.read('words.txt').replace('cookies', 'pão');
  data.write('words.txt', Buffer.from(text, 'latin1'));
  const { errors } = await checkContent(data.path, { spelling: true });
  expect(errors).toBe(1);
});

test('a photo whose head and end are right and whose pixels are not is refused where it is decoded', async () => {
  const photo = await sharp(data.bytes('images/hero.png')).jpeg().toBuffer();
  const middle = Math.floor(photo.length / 2);
  data.write('images/hero.jpg', photo.fill(0x55, middle, middle + 200));
  data.edit('home/hero.json', '../images/hero.png', '../images/hero.jpg');
  data.remove('images/hero.png');
  const damaged = async (decode: string[]) =>
    (await checkContent(data.path, { decode })).errors;
  expect(await damaged([])).toBe(0);
  expect(await damaged(['images/hero-night.png'])).toBe(0);
  expect(await damaged(['images/hero.jpg'])).toBe(1);
  expect(await errors()).toEqual([
    expect.stringContaining('o arquivo está estragado'),
  ]);
});
