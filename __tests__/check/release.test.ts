import { messageOf, type Severity } from '@/content/fields/rule';
import { walkFields } from '@/content/fields/walk';
import { companyFile } from '@/content/schemas/company';
import { checkContent } from '../../tools/check';
import { companies } from './companies';
import { copyForTests } from './contentCopy';

const data = copyForTests();
const about = 'home/about.json';
const partners = 'partners/partners.json';

jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20'));

const removeApproval = () =>
  data.edit(about, /,\s*"creditCheckApproval": \{[^}]*\}/, '');

const release = () => checkContent(data.path, { release: true });

const found = async (wanted: Severity) =>
  (await release()).diagnostics.filter(({ severity }) => severity === wanted);

const errors = async () => (await found('error')).map(messageOf);

test('a complete company can be released', async () => {
  expect(await errors()).toEqual([]);
});

test.each(companies)('$brand can be released', async (company) => {
  const before = JSON.parse(data.read('company.json'));
  data.write('company.json', JSON.stringify({ ...before, ...company }));
  expect(await errors()).toEqual([]);
});

/** Each sample of the company's fields, with a value of that field in the fixture. */
const samples = [...walkFields(companyFile.root)].flatMap(({ path, field }) =>
  (field.samples ?? []).map((sample) => {
    let value = JSON.parse(data.read('company.json'));
    for (const key of path) value = value[key];
    return [sample, `"${value}"`] as const;
  }),
);

test.each(samples)('the sample "%s" is an error', async (sample, value) => {
  data.edit('company.json', value, JSON.stringify(sample));
  expect(await errors()).toContainEqual(
    expect.stringContaining(`"${sample}"; este valor é de exemplo`),
  );
});

test('the sample of who approved a sentence is an error', async () => {
  data.edit(about, 'Bruna Dias', 'Fulano de Tal');
  expect(await errors()).toEqual([
    expect.stringContaining('este valor é de exemplo'),
  ]);
});

test('partners whose site nobody has verified are one error that names them', async () => {
  const verified = /,\s*"verified": \{[^}]*\}/;
  data.edit(partners, verified, '');
  data.edit(partners, verified, '');
  expect(await errors()).toEqual([
    expect.stringMatching(
      /^Ninguém verificou o site de BANCO AZUL, CASA DO CREDITO; .*"verified": \{ "by": /,
    ),
  ]);
});

describe('words that consumer law allows only with an approval', () => {
  test.each([
    ['Sem CONSULTA ao SPC/Serasa', 1],
    ['Não consultamos SPC nem Serasa', 1],
    ['Aprovamos negativados', 1],
    ['Mesmo com o nome sujo', 1],
    ['Não há consulta ao SPC', 1],
    ['Não aprovamos negativados', 0],
    ['Não existe empréstimo sem consulta ao SPC', 0],
    ['Desconfie de crédito sem consulta ao SPC', 0],
    ['Ninguém pode prometer isso a negativados', 0],
  ])('in a short text, "%s" gives %i errors', async (words, count) => {
    removeApproval();
    data.edit(about, 'Parcelas fixas', words);
    const messages = await errors();
    expect(messages).toHaveLength(count);
    for (const message of messages)
      expect(message).toMatch(/art\. 54-C, II.*"creditCheckApproval": \{/);
  });

  test('are listed in legal pages', async () => {
    removeApproval();
    data.edit('legal/termos-uso.md', 'Segundo item', 'O nome pode ir ao SPC');
    expect(await errors()).toEqual([]);
    const decisions = await found('decision');
    expect(decisions.map(({ sourceLine }) => sourceLine)).toContainEqual(
      expect.stringContaining('O nome pode ir ao SPC'),
    );
  });

  test('are allowed with an approval', async () => {
    data.edit(about, 'Parcelas fixas', 'Sem consulta ao SPC/Serasa');
    expect(await errors()).toEqual([]);
  });

  test('are not allowed with an approval of a day to come', async () => {
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

test('what a lawyer decides in legal pages is listed, and refuses nothing', async () => {
  data.edit(
    'legal/termos-uso.md',
    'Segundo item',
    'Aprovação garantida, juros de 2% e [carta](mailto:oi@banco.com.br). Ligue (13) 99876-5432. Item',
  );
  expect(await errors()).toEqual([]);
  expect((await found('decision')).map(({ found }) => found)).toEqual([
    '"Aprovação garantida"',
    '"2%"',
    '"mailto:oi@banco.com.br"',
    '"(13) 99876-5432"',
    undefined,
  ]);
});
