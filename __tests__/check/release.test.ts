import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import type { partnersFile } from '@/content/schemas/partners';
import { ContentCopy } from './contentCopy';

const about = 'home/about.json';
const partners = 'partners/partners.json';
const terms = 'legal/termos-uso.md';
const privacy = 'legal/politica-privacidade.md';

type Partner = z.infer<typeof partnersFile.schema>['partners'][number];

const url = 'https://www.bancoazul.com.br';
const azul: Partner = {
  name: 'BANCO AZUL',
  url,
  verified: { url, by: 'Ana Reis', on: '2026-11-01' },
};

const sentence = 'Sem consulta ao SPC/Serasa';
const approval = { text: sentence, by: 'Ana Reis', on: '2026-11-01' };

const content = new ContentCopy({ release: true });
const errors = async () =>
  (await content.answers()).filter((answer) => answer.startsWith('!'));

/** The front matter of a page that the lawyer has read. */
const read = (updated: string, reviewed: string) =>
  `updated: ${updated}\nreviewed: ${reviewed}\nreviewedBy: Rui Lima`;

const reviewed = (page: string) =>
  readFileSync(`data/${page}`, 'utf8')
    .replace(/^reviewed(By)?: .*\n/gm, '')
    .replace(/^updated: .*$/m, read('2026-11-01', '2026-11-02'));

beforeAll(() =>
  content.prepare({
    [terms]: reviewed(terms),
    [privacy]: reviewed(privacy),
    [`${about}#advantages.items`]: ['Parcelas fixas', sentence],
    [`${about}#advantages.creditCheckApproval`]: approval,
    [`${partners}#partners`]: Array.from({ length: 31 }, (_, i) => ({
      ...azul,
      name: `BANCO ${i}`,
    })),
  }),
);
afterEach(() => content.restore());

test('what somebody has signed is released', async () => {
  expect(await errors()).toEqual([]);
});

const first = `${partners}#partners.0`;
const item = `${about}#advantages.items.1`;

test.each([
  [
    'a sample',
    { 'company.json#phone': '+55 00 00000-0000' },
    'este valor é de exemplo',
  ],
  [
    'a changed address',
    { [`${first}.url`]: 'https://www.banco-azul.com.br' },
    `Ana Reis abriu ${url}, e o site de BANCO 0 agora é https://www.banco-azul`,
  ],
  [
    'a partner that nobody has verified',
    { [`${first}.verified`]: undefined },
    'ninguém verificou o site de BANCO 0;',
  ],
  [
    'a changed sentence about SPC',
    { [item]: 'Sem qualquer consulta ao SPC/Serasa' },
    'Sem qualquer consulta ao SPC/Serasa · o Código de Defesa do Consumidor',
  ],
  [
    'another sentence about SPC',
    { 'home/hero.json#badge': 'Negativado? Também.' },
    'Negativado? Também. · o Código de Defesa do Consumidor',
  ],
  [
    'a sentence about SPC that nobody has approved',
    { [`${about}#advantages.creditCheckApproval`]: undefined },
    `${sentence} · o Código de Defesa do Consumidor`,
  ],
  [
    'a page that changed after its review',
    { [`${terms}#updated`]: 'updated: 2026-11-03' },
    'o texto mudou em 2026-11-03, e falta que o jurídico o leia',
  ],
  [
    'a page that nobody has read',
    { [`${terms}#reviewedBy`]: '' },
    'o texto mudou em 2026-11-01, e falta que o jurídico o leia',
  ],
])('%s is not released', async (_name, edits, answer) => {
  content.edit(edits);
  expect(await errors()).toEqual([expect.stringContaining(answer)]);
});

test.each([
  [
    'another address',
    { [first]: { ...azul, name: 'B', url: 'https://b.com' } },
    { [`${first}.verified.url`]: 'https://b.com' },
  ],
  [
    'another sentence',
    { [item]: 'Sem olhar o SPC' },
    { [`${about}#advantages.creditCheckApproval.text`]: 'Sem olhar o SPC' },
  ],
  [
    'another text of a page',
    { [`${terms}#updated`]: 'updated: 2026-11-03' },
    { [`${terms}#reviewed`]: 'reviewed: 2026-11-03' },
  ],
])(
  '%s is released once somebody has signed it',
  async (_name, edits, signed) => {
    content.edit(edits);
    expect(await errors()).toHaveLength(1);
    content.edit(signed);
    expect(await errors()).toEqual([]);
  },
);

test.each([
  ['a note', { [`${first}.note`]: 'Ligar de novo.' }, 'anotações sobre parcei'],
  ['no address', { [first]: { name: 'RIO' } }, 'falta o site de RIO;'],
  [
    'a promise of more partners',
    { 'home/hero.json#badge': 'Mais de 31 bancos' },
    'a lista tem 31 parceiros',
  ],
  [
    'a doubtful text',
    { 'home/hero.json#badge': 'Pix na hora' },
    'leia a frase',
  ],
  [
    'SPC in a legal page',
    { [`${terms}#+`]: 'O banco consulta o SPC.' },
    'frases sobre SPC/Serasa, que o jurídico lê',
  ],
])('a person decides about %s', async (_name, edits, answer) => {
  content.edit(edits);
  expect(await content.answers()).toContainEqual(
    expect.stringMatching(new RegExp(`^\\? .*${answer}`)),
  );
  expect(await errors()).toEqual([]);
});
