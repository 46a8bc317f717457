import type { Edits } from './contentCopy';

const hero = 'home/hero.json';
const privacy = 'legal/politica-privacidade.md';
const terms = 'legal/termos-uso.md';

/** What an editor did, and what the check answers to it, each in its order; `?` begins a warning. With a single edit of a field, the form is asked, too. */
type Case = readonly [edits: Edits, ...answers: string[]];
type Cases = readonly Case[];

const field = (path: string, value: unknown, ...answers: string[]): Case => [
  { [path]: value },
  ...answers,
];

const text = (value: unknown, ...answers: string[]) =>
  field(`${hero}#badge`, value, ...answers);

const company = (name: string, value: unknown, ...answers: string[]) =>
  field(`company.json#${name}`, value, ...answers);

const address = (url: string, ...answers: string[]) =>
  field('partners/partners.json#partners.0.url', url, ...answers);

/** @param ahead - in days */
const updated = (ahead: number) => {
  const day = new Date(Date.now() + ahead * 86_400_000);
  return `updated: ${day.toISOString().slice(0, 10)}`;
};

const legal = (markdown: string, ...answers: string[]) =>
  field(`${privacy}#+`, markdown, ...answers);

const files: Cases = [
  field(hero, undefined, 'data/home/hero.json:1  · este arquivo falta;'),
];

const syntax: Cases = [
  field(hero, '', ' · este arquivo não é JSON, por um erro'),
  field(hero, '{\n  "badge": "A"\n  "note": "B"\n}', ':3  · este arquivo não'),
  field(hero, '{\n  "badge": "A",\n}', ':2  · este arquivo não'),
  field(hero, '\ufeff{}', ':1  · este arquivo começa com uma marca'),
  field(hero, '{\n"image": "",\n"image": "" }', ':3  · este campo já está'),
  field(
    'home/statistics.json#items',
    [],
    ' · a lista precisa ter pelo menos 4, e tem 0',
  ),
];

const values: Cases = [
  text(undefined, ':1  · falta este campo'),
  text(null, '  · este campo está sem valor'),
  text(5, '  · escreva um texto entre aspas'),
  text('', '  · o texto está vazio'),
  text(' \u200b', ' · o texto está vazio'),
  text('x'.repeat(61), ' · aqui cabem 60 caracteres, e há 61'),
  text('A {{marka}}', ' {{marka}} · entre chaves duplas, aqui só servem'),
  text('A {{ma rca}}', ' {{ma rca}} · entre chaves duplas'),
  text('Até {{horario', ' {{ · entre chaves duplas'),
  text('Aprovação  GARANTIDA!', ' · esta expressão não pode aparecer'),
  company('telefone', 'x', ' telefone · este campo não existe'),
  company('hours.days', 'segunda', ' escreva uma lista'),
  company('hours.days.0', 'segunda', ' escreva um destes: monday,'),
  company('phone', '+55 13 333-4444', ' · escreva um telefone só'),
  company('phone', '+55 13 999123-4567', ' · escreva um telefone'),
  company('cnpj', '11.222.333/0001-82', ' · os dois últimos números'),
  company('siteUrl', 'https://a.com/', ' · escreva o endereço do'),
  company('hours.closes', '24:00', ' · escreva uma hora só'),
  company('email', 'a@b.com, c@d.com', ' · escreva um e-mail só'),
  field(
    `${terms}#updated`,
    'updated: 2026-02-30',
    ' · escreva um dia que existe',
  ),
  field(`${terms}#updated`, updated(2), ' · esta data ainda não'),
  field(
    'partners/partners.json#partners',
    [{ name: 'RIO' }, { name: 'Rio' }],
    ' Rio · o mesmo já está no nº 1',
  ),
  field(
    'home/partners.json#position',
    '{posicao} de {total}',
    ' uma vez {parceiro}',
  ),
  field('home/partners.json#count', '{total} de {total}', ' uma vez {total}'),
  company('hours.closes', '09:00', ' 09:00 · o atendimento precisa'),
  field(`${hero}#image`, '../images/a b.jpg', ' · escreva o caminho'),
  field(`${hero}#image`, '../images/a.b/c.jpg', ' · escreva o caminho'),
  address('http://www.banco.com.br', ' · escreva o endereço de um site'),
  address('https://www.banco', ' · escreva o endereço de um site'),
  address('https://banco.b', ' · escreva o endereço de um site'),
  address(`https://b.co/${'x'.repeat(1988)}`, ' · aqui cabem 2000 caracteres'),
  address('https://www.crédito.com.br', ' · escreva o endereço de um site'),
];

const sentences: Cases = [
  company(
    'phone',
    '+55 00 00000-0000',
    '? · os dados da empresa ainda são de exemplo (Telefone)',
  ),
  text('Dinheiro na  hora', '? Dinheiro na hora · leia a frase'),
  text('Negativado? Sim.', '? · o Código de Defesa'),
  text('Ligue (11) 99876-5432', '? (11) 99876-5432 · confira de quem é'),
  legal(
    '| A |\n|---|\n| (11) 99876-5432 |',
    '? 99876-5432 · confira de quem é',
  ),
  text('WhatsApp: 13 99123.4567', ' 99123-4567 · este contato é da empresa'),
  text('CNPJ 11.222.333/0001-81', ' · este contato é da empresa'),
  text('PRE-CONTATO@costaclara.com.br', ' · este contato é da empresa'),
  legal('[a](https://wa.me/5513991234567)', ' é da empresa'),
  legal('[a][1]\n\n[1]: https://wa.me/5513991234567', ' é da empresa'),
  legal('<https://wa.me/5511998765432>', '? wa.me/ · confira'),
];

const otherFiles: Cases = [
  field('home/footer.json#services.0.cards.0', 'X', '?X · a seção'),
  [
    { '../docs/specification.md': "The owner's 'Nada' and 'Nem Isto'." },
    '?docs/specification.md:1 Nada · a especificação cita',
    '?docs/specification.md:1 Nem Isto · a especificação cita',
  ],
];

const pages: Cases = [
  field(privacy, '## Introdução\n\nTexto.', ' · o arquivo começa com'),
  field(`${privacy}#title`, 'title: A: B', ' · cada linha do cabeçalho tem um'),
  field(
    `${privacy}#title`,
    'title: *Nova*',
    ' · cada linha do cabeçalho tem um',
  ),
  field(
    `${privacy}#slug`,
    'slug: termos-uso',
    ' · o endereço precisa ser igual',
  ),
  legal('A {{marka}}.', ' {{marka}} · entre'),
  legal('[a](/ "{{cnpj}}")', ' {{cnpj}} · no título de um link'),
  legal('Um <b>texto</b>.', ' <b> · uma', ' </b> · uma página legal'),
  legal('![Foto](/a.png)', ' Foto · uma página legal não tem'),
  legal('Um[^1]\n\n[^1]: Dois', ' · uma página legal não tem HTML', ' Dois · '),
  legal('[b]()', ' · falta o endereço deste link;'),
  legal('[a](#nada)', ' #nada · esta página ou este título não'),
  legal('[a](/relatorio.pdf)', ' /relatorio.pdf · esta página'),
  legal('### Um\n\n[a](#Um)', ' · este título tem o endereço'),
  legal('[a](http://www.gov.br)', ' · escreva o endereço de um site'),
  legal('[a]({{link_whatsapp}}?text=oi)', ' · no endereço de um link'),
  field(
    'home/questions.json#readFirst',
    { label: 'Leia', target: '/termos-uso' },
    ' · escreva o endereço de uma página legal e de um título',
  ),
  field(
    'home/questions.json#readFirst',
    { label: 'Leia', target: '/termos-uso#nada' },
    ' · esta página ou este título não existe;',
  ),
  legal('| A | B |\n| C | D |', ' · uma tabela precisa de títulos'),
  legal('### Um\n\n### Um!', ' · outro título já tem o'),
  legal('### Menu', ' · outro título já tem o endereço'),
  legal('### ???', ' ??? · este título não tem letras'),
  legal('##', ' · este título não tem letras'),
  legal('# Um', ' · com um só "#" começa uma parte'),
];

const valid: Cases = [
  text('⚠️ A & B < C; x<y; “É já”*, ~5 mil {{ marca }} 👨‍👩‍👧'),
  text('Sem consulta ao SPC/Serasa'),
  text('x'.repeat(60)),
  address(`https://b.co/${'x'.repeat(1987)}`),
  field(`${terms}#updated`, updated(1)),
  company('cnpj', '11.222.026/0001-09'),
  [
    {
      'company.json#hours.opens': '23:58',
      'company.json#hours.closes': '23:59',
    },
  ],
  address('https://WWW2.Banco-Azul.b.br/opções?x=%20&q=google.com/url?#fim'),
  [
    {
      'company.json#cnpj': '12.ABC.345/01DE-35',
      'company.json#phone': '+55 13 3333-4444',
      'company.json#legalName': 'Souza, Lima & Cia. S/A - ME',
      'company.json#email': 'Contato.Site+1@sub.costaclara.com.br',
    },
  ],
  [
    {
      'home/statistics.json#title': 'Números',
      [`${terms}#+`]: 'Um\r\ndois.\r\n',
    },
  ],
  [{ [`${privacy}#title`]: '# o título\ntitle: "{{marca}}: A"' }],
  [{ 'images/README.md': '# Fotos', 'company (1).json': '{' }],
  legal(
    '[a](/) [b](/#sobre "Sobre") [c](/termos-uso) [d](mailto:a@anpd.gov.br) <https://www.bcb.gov.br> [e](https://a.com/LGPD_(Brasil)?x=100%) [f](<{{ link_telefone }}>) [g][1]\n\n[1]: https://www.gov.br',
  ),
  [
    {
      '../static/relatorio.pdf': 'x',
      [`${privacy}#+`]: '[a](/relatorio.pdf#page=2) [b](/termos-uso?x=1)',
    },
  ],
  legal(
    '> Uma citação.\n\n---\n\n1. Um\n   - **dois**\n\n| A | B |\n|:--|--:|\n| a \\| b |\n\n### 2026. O *ano*\n\n- [ ] um\n\n~~fora~~, das 8~12 e das 14~18, 5 * 3 * 2.',
  ),
  [{ [`${privacy}#+`]: '### Um', [`${terms}#+`]: '### Um' }],
];

export const cases = {
  files,
  syntax,
  values,
  sentences,
  otherFiles,
  pages,
  valid,
};
