import type { Edits } from './contentCopy';

const hero = 'home/hero.json';
const privacy = 'legal/politica-privacidade.md';
const terms = 'legal/termos-uso.md';

/** Each case is a name, what an editor did, and what the check answers. */
type Case = readonly [name: string, edits: Edits, ...answers: string[]];
type Cases = readonly Case[];

const text = (value: string, ...answers: string[]): Case => [
  value,
  { [`${hero}#badge`]: value },
  ...answers,
];

const address = (url: string, ...answers: string[]): Case => [
  url,
  { 'partners/partners.json#partners.0.url': url },
  ...answers,
];

const legal = (name: string, markdown: string, ...answers: string[]): Case => [
  name,
  { [`${privacy}#+`]: markdown },
  ...answers,
];

const files: Cases = [
  [
    'a missing file',
    { [hero]: undefined },
    '! data/home/hero.json  · este arquivo falta;',
  ],
  [
    'a copy of a file',
    { 'company (1).json': '{}' },
    '! data/company (1).json  · o site não usa este arquivo',
  ],
  [
    'a BOM',
    { [hero]: '\ufeff{}' },
    '! data/home/hero.json \ufeff · este arquivo não está em UTF-8',
  ],
  [
    'letters of another encoding',
    { [`${privacy}#+`]: 'Cr\ufffddito.' },
    '! data/legal/politica-privacidade.md \ufffd · este arquivo não está em',
  ],
  [
    'two versions that Git could not join',
    { [`${terms}#+`]: '<<<<<<< HEAD\nUm\n=======\nDois\n>>>>>>> textos' },
    '! data/legal/termos-uso.md <<<<<<< · o Git deixou aqui duas versões',
  ],
  [
    'thousands of brackets',
    { [hero]: '['.repeat(30_000) },
    '! data/home/hero.json  · não consigo ler este arquivo',
  ],
];

const syntax: Cases = [
  ['an empty file', { [hero]: '' }, ' · este arquivo está vazio'],
  [
    'a missing comma',
    { [hero]: '{\n  "badge": "A"\n  "note": "B"\n}' },
    ' " · depois disto falta uma vírgula',
  ],
  [
    'a comma after the last field',
    { [hero]: '{\n  "badge": "A",\n}' },
    ' , · aqui vai o nome de um campo',
  ],
  [
    'a missing quote',
    { [hero]: '{\n  "badge": "A,\n  "note": "B"\n}' },
    ' "A, · faltam as aspas retas',
  ],
  ['a comment', { [hero]: '// a\n{}' }, ' // a · um arquivo JSON não aceita'],
  [
    'a backslash',
    { [hero]: '{ "badge": "C:\\Contratos" }' },
    ' · a barra "\\" tem sentido especial',
  ],
  [
    'a field twice',
    { 'home/statistics.json': '{ "title": "A", "title": "A", "items": [] }' },
    ' "title" · este campo está aqui duas vezes',
    ' [] · a lista precisa ter pelo menos 4, e tem 0',
  ],
];

const values: Cases = [
  ['no value', { [`${hero}#badge`]: undefined }, ' { · falta este campo'],
  ['null', { [`${hero}#badge`]: null }, ' null · este campo está sem valor'],
  ['a number', { [`${hero}#badge`]: 5 }, ' 5 · escreva um texto entre aspas'],
  text('', ' "" · o texto está vazio'),
  text('\u200b\u3164', ' · este texto não mostra nada'),
  text('x'.repeat(61), ' · aqui cabem 60 caracteres, e há 61'),
  text('crÃ©dito', ' Ã© · os acentos se estragaram'),
  text('A <b>grátis</b>', ' <b> · aqui não serve HTML'),
  text('A {{marka}}', ' {{marka}} · entre chaves duplas, aqui só servem'),
  text('Até {{horario', ' {{ · entre chaves duplas'),
  text('{{link_whatsapp}}', ' · entre chaves duplas'),
  text('Aprovação  GARANTIDA!', ' · esta expressão não pode aparecer'),
  text('Aprovac\u0327a\u0303o 100% garan\u00adtida', ' · esta expressão não'),
  text('𝗔provação ﬁxa, aprovação\u00a0garantida', ' · esta expressão não'),
  [
    'an unknown field',
    { 'company.json#telefone': 'x' },
    ' "x" · este campo não existe; aqui os campos são $schema, brand',
  ],
  [
    'a text in place of a list',
    { 'company.json#hours.days': 'segunda' },
    ' segunda · escreva uma lista entre colchetes',
  ],
  [
    'a day of another language',
    { 'company.json#hours.days.0': 'segunda' },
    ' segunda · escreva um destes: monday,',
  ],
  [
    'hours that end before they begin',
    { 'company.json#hours.closes': '08:00' },
    ' 08:00 · a hora em que fecha vem depois',
  ],
  [
    'a phone without the country',
    { 'company.json#phone': '(13) 99123-4567' },
    ' · escreva um telefone só',
  ],
  [
    'an area code that does not exist',
    { 'company.json#phone': '+55 20 99123-4567' },
    ' · esse número não existe',
  ],
  [
    'a CNPJ with a wrong digit',
    { 'company.json#cnpj': '11.222.333/0001-82' },
    ' · os dois últimos números não conferem',
  ],
  [
    'two e-mails in one field',
    { 'company.json#email': 'a@b.com, c@d.com' },
    ' · escreva um e-mail só',
  ],
  [
    'a day that is no day',
    { [`${terms}#updated`]: 'updated: 2026-02-30' },
    ' 2026-02-30 · escreva um dia que existe',
  ],
  [
    'a day to come',
    { [`${terms}#updated`]: 'updated: 2999-01-01' },
    ' 2999-01-01 · esta data ainda não chegou',
  ],
  [
    'a service twice',
    { 'home/footer.json#services': ['INSS', 'Seguro', 'inss'] },
    ' inss · o mesmo já está no nº 1',
  ],
  [
    'a template without one of its names',
    { 'home/partners.json#position': '{posicao} de {total}' },
    ' · precisa ter uma vez {parceiro}, {posicao}, {total}',
  ],
  [
    'a title without the brand',
    { 'interface.json#siteTitle': 'Crédito' },
    ' · este texto precisa ter "{{marca}}"',
  ],
  [
    'a picture with a space in its name',
    { [`${hero}#image`]: '../images/minha foto.jpg' },
    ' · escreva o caminho de uma imagem',
  ],
  address('http://www.banco.com.br', ' · escreva o endereço de um site'),
  address('https://www.banco.com.br/a b', ' · escreva o endereço de um site'),
  address('https://www.crédito.com.br', ' "https://www.xn--crdito-cva.com.br"'),
  address(
    'https://nam02.safelinks.protection.outlook.com/?url=a&data=ana',
    ' · este endereço passa por outro serviço',
  ),
  address('https://www.google.com/url?q=https://a.com', ' por outro serviço'),
  address(
    'https://l.instagram.com/?u=https%3A%2F%2Fa.com',
    ' por outro serviç',
  ),
];

const sentences: Cases = [
  [
    'a text that the specification quotes',
    { [`${hero}#headline`]: 'Qual é o seu sonho?' },
    '? data/home/hero.json "Qual é o seu sonho?" · o texto fixo é "Qual o tam',
  ],
  text(
    'Dinheiro na  hora',
    '? data/home/hero.json "Dinheiro na  hora" · leia a frase',
  ),
  text('Juros de 1,8% ao mês', '1,8% · o site não mostra taxa'),
  text('Ligue (11) 99876-5432', ' (11) 99876-5432 · confira de quem é'),
  text('WhatsApp: 13 99123.4567', '! data/home/hero.json', ' é da empresa'),
  text('CNPJ 11.222.333/0001-81', ' · este contato é da empresa'),
  text('DADOS@costaclara.com.br', ' · este contato é da empresa'),
  legal(
    'a hand-typed link',
    '[a](https://wa.me/5513991234567)',
    ' é da empresa',
  ),
];

const pages: Cases = [
  [
    'no front matter',
    { [privacy]: '## Introdução\n\nTexto.' },
    ' · o arquivo começa com o cabeçalho',
  ],
  [
    'a colon in the title',
    { [`${privacy}#title`]: 'title: Nova: Política' },
    ' · cada linha do cabeçalho tem um campo',
  ],
  [
    'the other page’s address',
    { [`${privacy}#slug`]: 'slug: termos-uso' },
    ' termos-uso · o endereço precisa ser igual ao nome do arquivo',
  ],
  legal('a name that does not exist', 'A {{marka}}.', ' {{marka}} · entre'),
  legal('HTML', 'Um <b>texto</b>.', ' <b> · uma', ' </b> · uma página legal'),
  legal('a picture', '![a](b.png)', ' · uma página legal não tem imagens'),
  legal('a footnote', 'A[^1].\n\n[^1]: B.', '[^1]', ' não tem notas de rodapé'),
  legal('a link without words', '[](#contato)', ' · o link não tem palavras'),
  legal('a dead link', '[a](#nada)', ' #nada · esta página ou este título não'),
  legal(
    'a missing file',
    '[a](/relatorio.pdf)',
    ' /relatorio.pdf · esta página',
  ),
  legal('accents', '[a](#Introdução)', ' · este título tem o endereço'),
  legal('http', '[a](http://www.gov.br)', ' · escreva o endereço de um site'),
  legal('a chat text', '[a]({{link_whatsapp}}?text=oi)', ' só servem {{link_'),
  legal(
    'cells',
    '| A |\n|---|\n| B | C |',
    ' | B | C | · esta linha da tabela',
  ),
  legal('one title twice', '### Um\n\n### Um!', ' · outro título já tem o'),
  legal(
    'an id of the page',
    '### Conteúdo',
    ' · outro título já tem o endereço',
  ),
  legal('signs alone', '### ?!', ' · este título precisa de uma letra'),
  legal('a skipped level', '#### Um', ' · este título pula um nível; comece-o'),
  legal('a part', '# Um', '? ', '! ', ' · com um só "#" começa uma parte'),
  legal('a section more', '## Um', '? data/legal/politica-privacidade.md  · a'),
];

const valid: Cases = [
  text('⚠️ A & B < C; x<y; “É já”*, ~5 mil {{ marca }} 👨‍👩‍👧'),
  text('Taxa* e prazo**. [...](art. 54-B). a_b_c `d`'),
  text('Não garantimos a sua nota'),
  text('De 2003-2026, R$ não: nº 1.000.000.000,00'),
  text(' Conversa sem pressa '),
  address('https://WWW2.Banco-Azul.b.br/opções?x=%20&q=google.com/url?#fim'),
  [
    'a CNPJ with letters, and a landline',
    {
      'company.json#cnpj': '12.ABC.345/01DE-35',
      'company.json#phone': '+55 13 3333-4444',
      'company.json#legalName': 'Souza, Lima & Cia. S/A - ME',
      'company.json#email': 'Contato.Site+1@sub.costaclara.com.br',
    },
  ],
  [
    'line ends of Windows',
    {
      'home/statistics.json#title': 'Números',
      [`${terms}#+`]: 'Um\r\ndois.\r\n',
    },
  ],
  [
    'front matter',
    { [`${privacy}#title`]: '# o título\ntitle: "{{marca}}: A"' },
  ],
  ['a guide', { 'images/README.md': '# Fotos', 'images/sobra.png': 'x' }],
  legal(
    'links of every kind',
    '[a](/) [b](/#sobre "Sobre") [c](/termos-uso) [d](mailto:a@anpd.gov.br) <https://www.bcb.gov.br> [e](https://a.com/LGPD_(Brasil)?x=100%) [f](<{{ link_telefone }}>) [g][1]\n\n[1]: https://www.gov.br',
  ),
  [
    'a published file',
    {
      '../static/relatorio.pdf': 'x',
      [`${privacy}#+`]: '[a](/relatorio.pdf)',
    },
  ],
  legal(
    'what Markdown can do',
    '> Uma citação.\n\n---\n\n1. Um\n   - **dois**\n\n| A | B |\n|:--|--:|\n| a \\| b |\n\n### 2026. O *ano*\n\n- [ ] um\n\n~~fora~~, das 8~12 e das 14~18, 5 * 3 * 2.',
  ),
  [
    'the same title in both pages',
    { [`${privacy}#+`]: '### Um', [`${terms}#+`]: '### Um' },
  ],
];

export const cases = { files, syntax, values, sentences, pages, valid };
