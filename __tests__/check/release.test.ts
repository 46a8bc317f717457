import sharp from 'sharp';
import { checkContent } from '../../src/check/checkContent';
import { copyForTests } from './contentCopy';
import { answerOf } from './mistakes';

const data = copyForTests();

jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20'));
const answers = async (release: boolean, file: string) =>
  (await checkContent(data.path, { release, spelling: false })).problems
    .filter((problem) => problem.file === `data/${file}`)
    .map(answerOf);

const SAMPLE = [
  ['11.222.333/0001-81', '00.000.000/0000-00'],
  ['+55 13 99123-4567', '+55 00 00000-0000'],
  ['https://www.costaclara.com.br', 'https://www.costaclara.example'],
] as const;

test('names each sample value of the company before publishing, and all in one warning at other times', async () => {
  expect(await answers(true, 'company.json')).toEqual([]);
  for (const [real, sample] of SAMPLE) data.edit('company.json', real, sample);
  expect(await answers(true, 'company.json')).toEqual(
    SAMPLE.map(([, sample]) =>
      expect.stringMatching(
        new RegExp(
          `^!.*Encontrei "${sample.replace(/[+.]/g, '\\$&')}"; este valor é de exemplo`,
        ),
      ),
    ),
  );
  const [warning, ...others] = await answers(false, 'company.json');
  expect(warning).toContain(
    'Os dados da empresa ainda são de exemplo (cnpj, phone, siteUrl)',
  );
  expect(others).toEqual([]);
});

test('refuses an address that nobody has opened', async () => {
  data.edit(
    'partners/partners.json',
    '"confirmed": true',
    '"confirmed": false',
  );
  expect(await answers(true, 'partners/partners.json')).toContain(
    '! partners/partners.json:7:14 parceiro "BANCO AZUL", campo "url" | Abra https://www.bancoazul.com.br e veja se é mesmo da instituição; se for, mude "confirmed" para true, senão apague o endereço.',
  );
});

test('shows the remark about a partner, whose address is right or not', async () => {
  data.edit(
    'partners/partners.json',
    '"confirmed": true',
    '"confirmed": true,\n      "note": "Suspenso."',
  );
  expect(await answers(true, 'partners/partners.json')).toEqual([
    '? partners/partners.json:9:15 parceiro "BANCO AZUL", campo "note" | Leia a anotação deste parceiro e, quando ela não valer mais, apague-a: Suspenso.',
    expect.stringContaining('parceiro "FINANCEIRA TRES", campo "name"'),
    expect.stringContaining('apague-a: Falta o endereço.'),
  ]);
});

describe('an advantage that consumer law forbids to advertise', () => {
  const about = 'home/about.json';
  const APPROVAL = /,\s*"creditCheckApproval": \{[^}]*\}/;

  test.each([
    'Sem consulta ao SPC/Serasa',
    'sem  CONSULTA ao Serasa',
    'Sem consultar o SPC',
    'Mesmo sem nome no SPC',
  ])('is refused: %s', async (words) => {
    data.edit(about, APPROVAL, '');
    data.edit(about, 'Parcelas fixas', words);
    const [answer, ...others] = await answers(true, about);
    expect(answer).toContain(
      'o Código de Defesa do Consumidor (art. 54-C, II) proíbe anunciar',
    );
    expect(answer).toContain(
      'Em 2023, um órgão estadual de defesa do consumidor multou',
    );
    expect(answer).toContain('apague esta linha');
    expect(others.filter((other) => !other.includes('espaço'))).toEqual([]);
  });

  test.each([
    ['2026-11-19', []],
    [
      '2027-01-01',
      [
        expect.stringMatching(
          /approvedOn" .+"2027-01-01"; esta data ainda não chegou/,
        ),
      ],
    ],
  ])(
    'passes once somebody has approved it, on a day that has come (%s)',
    async (day, told) => {
      data.edit(about, 'Parcelas fixas', 'Sem consulta ao SPC/Serasa');
      data.edit(about, '2026-10-01', day);
      expect(await answers(true, about)).toEqual(told);
    },
  );
});

test('refuses legal pages that no lawyer has read, or that changed after they were read', async () => {
  data.edit(
    'legal/politica-privacidade.md',
    'reviewed: 2026-10-06',
    'reviewed: null',
  );
  data.edit(
    'legal/termos-uso.md',
    'reviewed: 2026-10-06',
    'reviewed: 2026-01-01',
  );
  expect(await answers(true, 'legal/politica-privacidade.md')).toEqual([
    expect.stringContaining('ainda não foi lida'),
  ]);
  expect(await answers(true, 'legal/termos-uso.md')).toEqual([
    expect.stringContaining(
      'Encontrei "2026-01-01"; o texto mudou depois (2026-10-05)',
    ),
  ]);
});

test('finds a photo whose head and end are right and whose pixels are not', async () => {
  const photo = await sharp(data.bytes('images/hero.png')).jpeg().toBuffer();
  const middle = Math.floor(photo.length / 2);
  data.write('images/foto.jpg', photo.fill(0x55, middle, middle + 200));
  data.edit('home/hero.json', '../images/hero.png', '../images/foto.jpg');
  expect(await answers(false, 'home/hero.json')).toEqual([]);
  expect(await answers(true, 'home/hero.json')).toEqual([
    expect.stringContaining('a imagem não abre; exporte-a ou copie-a de novo.'),
  ]);
});
