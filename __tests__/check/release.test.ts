import { readFileSync } from 'node:fs';
import { checkContent } from '../../tools/check';
import { ContentCopy, type Edits } from './contentCopy';

const about = 'home/about.json';
const partners = 'partners/partners.json';
const terms = 'legal/termos-uso.md';
const privacy = 'legal/politica-privacidade.md';

const url = 'https://www.bancoazul.com.br';
const signature = { by: 'Ana Reis', on: '2026-11-01' };

const sentence = 'Sem consulta ao SPC/Serasa';
const approval = { text: sentence, ...signature };

const content = new ContentCopy({ release: true });
const errors = async (edits: Edits) =>
  (await content.answers(edits)).filter((answer) => answer.startsWith('!'));

const reviewed = (page: string) =>
  readFileSync(`data/${page}`, 'utf8')
    .replace(/^reviewed.*\n/gm, '')
    .replace(
      /^updated: .*$/m,
      'updated: 2026-11-01\nreviewed: 2026-11-02\nreviewedBy: Rui Lima',
    );

beforeAll(() =>
  content.prepare({
    [terms]: reviewed(terms),
    [privacy]: reviewed(privacy),
    [`${about}#advantages.items`]: ['Parcelas fixas', sentence],
    [`${about}#advantages.creditCheckApproval`]: approval,
    [`${partners}#partners`]: Array.from({ length: 31 }, (_, i) => ({
      name: `BANCO ${i}`,
      url,
      verified: { url, ...signature },
    })),
  }),
);

test('what somebody has signed is released', async () => {
  expect(await errors({})).toEqual([]);
});

const first = `${partners}#partners.0`;
const item = `${about}#advantages.items.1`;
const badge = 'home/hero.json#badge';
const LAW = ' · o Código de Defesa do Consumidor';

test.each<[name: string, edits: Edits, answer: string, ...signed: Edits[]]>([
  [
    'a sample',
    { 'company.json#phone': '+55 00 00000-0000' },
    'este valor é de exemplo',
  ],
  [
    'a changed address',
    { [`${first}.url`]: `${url}.golpe.com` },
    `Ana Reis abriu ${url}, e o site de BANCO 0 agora é ${url}.golpe.com`,
    // As a browser may show it.
    { [`${first}.verified.url`]: `${url}.golpe.com/` },
  ],
  [
    'a partner that nobody has verified',
    { [`${first}.verified`]: undefined },
    'ninguém verificou o site de BANCO 0;',
  ],
  [
    'a changed sentence about SPC',
    { [item]: `${sentence}, nunca` },
    `${sentence}, nunca${LAW}`,
    { [`${about}#advantages.creditCheckApproval.text`]: `${sentence}, nunca` },
  ],
  [
    'another sentence about SPC',
    { [badge]: 'Sem consulta ao SPC' },
    `Sem consulta ao SPC${LAW}`,
  ],
  [
    'a sentence about SPC that nobody has approved',
    { [`${about}#advantages.creditCheckApproval`]: undefined },
    `${sentence}${LAW}`,
  ],
  [
    'a service in the footer without a card',
    {
      'home/services.json#items.0.title': 'Câmbio e ouro',
      'home/footer.json#services': [{ name: 'Moedas', cards: ['Câmbio'] }],
    },
    'a seção Serviços não tem este cartão',
  ],
  [
    'a page that changed after its review',
    { [`${terms}#updated`]: 'updated: 2026-11-03' },
    'o texto mudou em 2026-11-03, e falta que o jurídico o leia',
    { [`${terms}#reviewed`]: 'reviewed: 2026-11-03' },
  ],
  [
    'a page that nobody has read',
    { [`${terms}#reviewedBy`]: '' },
    'o texto mudou em 2026-11-01, e falta que o jurídico o leia',
  ],
])(
  '%s is not released until somebody has signed or changed it',
  async (_name, edits, answer, ...signed) => {
    expect(await errors(edits)).toEqual([expect.stringContaining(answer)]);
    for (const more of signed)
      expect(await errors({ ...edits, ...more })).toEqual([]);
  },
);

test.each([
  'Mais de 31 bancos',
  'Mais de 50 das maiores instituições',
  '+ de 40 bancos parceiros',
  '31+ financeiras',
])('"%s" promises more partners than there are', async (text) => {
  expect(await errors({ [badge]: text })).toEqual([
    expect.stringContaining('a lista tem 31 parceiros'),
  ]);
});

test.each([
  '+5mil clientes em 32 bancos',
  'Mais de 3 bancos',
  'Mais de 50 mil clientes dos bancos',
  '10+ anos de experiência com bancos',
])('"%s" does not, even with four', async (text) => {
  const edits = { [`${partners}#partners.length`]: 4, [badge]: text };
  expect((await errors(edits)).join()).not.toContain(text);
});

test.each([
  [
    'a note',
    { [`${first}.internalNote`]: 'Ligar de novo.' },
    'anotações sobre parceiros',
  ],
  ['no address', { [first]: { name: 'RIO' } }, 'falta o site de RIO;'],
  [
    'SPC in a legal page',
    { [`${terms}#+`]: 'O banco consulta o SPC.' },
    'frases sobre SPC/Serasa, que o jurídico lê',
  ],
])('a person decides about %s', async (_name, edits, answer) => {
  const answers = await content.answers(edits);
  expect(answers).toContainEqual(
    expect.stringMatching(new RegExp(`^\\? .*${answer}`)),
  );
  expect(answers.filter((line) => line.startsWith('!'))).toEqual([]);
});

test('no sample that is still in company.json is forgotten', async () => {
  const samples = readFileSync('data/company.json', 'utf8').match(
    /(?<=: ")(?:00\.000|00000|\+55 00|[^"]*(?:de exemplo|\.example))[^"]*/gi,
  );
  const { problems } = await checkContent('data', { release: true });
  const refused = problems
    .filter(({ message }) => message.startsWith('este valor é de exemplo'))
    .map(({ found }) => found);
  expect(refused).toEqual(samples ?? []);
});
