import { type Field, problemOf } from '@/content/fields/field';
import { findingOf, sentenceOf } from '@/content/fields/rule';
import { walkFields } from '@/content/fields/walk';
import { contentFiles } from '@/content/schemas/contentFiles';

jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20'));

/** Every field by its file and path. */
const fields = new Map(
  contentFiles.flatMap(({ path: file, root }) =>
    [...walkFields(root)].map(
      ({ path, field }) => [[file, ...path].join(' '), field] as const,
    ),
  ),
);

function fieldNamed(name: string): Field {
  const field = fields.get(name);
  if (!field) throw new Error(`There is no field ${name}.`);
  return field;
}

/** The errors and warnings of a value. */
function messagesFor(field: Field, value: unknown): string[] {
  const { issues = [] } = field.schema.safeParse(value).error ?? {};
  return issues.map((issue) => sentenceOf(findingOf(issue, value)));
}

type Answers = Readonly<
  Record<string, readonly (readonly [unknown, string])[]>
>;

const errors: Answers = {
  'company.json phone': [
    ['13 9999', 'escreva um telefone só'],
    ['+55 20 99876-5432', 'esse número não existe'],
  ],
  'company.json cnpj': [
    ['11222333000181', 'escreva o CNPJ como'],
    ['11.222.333/0001-82', 'os dois últimos números não conferem'],
  ],
  'company.json address postalCode': [['11410120', 'escreva o CEP como']],
  'company.json address state': [['São Paulo', 'escreva um destes: AC']],
  'company.json email': [
    ['contato@costaclara', 'escreva um e-mail só'],
    ['a@'.repeat(250_000), 'aqui cabem 5000 caracteres'],
  ],
  'company.json hours': [
    [
      { days: ['monday'], opens: '09:00', closes: '08:00' },
      'a hora em que fecha vem depois da hora em que abre',
    ],
  ],
  'company.json hours days': [
    [[], 'a lista precisa ter pelo menos 1'],
    ['segunda', 'escreva uma lista entre colchetes'],
  ],
  'company.json hours opens': [['9h', 'escreva uma hora só']],
  'company.json siteUrl': [['https://a.com/', 'escreva o endereço do site']],
  'company.json brand': [['{{marca}}', 'aqui não servem nomes entre chaves']],
  'partners/partners.json partners * url': [
    ['http://www.banco.com.br', 'escreva o endereço de um site'],
    ['https://www.banco', 'escreva o endereço de um site'],
    ['https://www.bаnco.com.br', 'escreva o endereço de um site'],
    ['https://ana@banco.com.br', 'escreva o endereço de um site'],
  ],
  'partners/partners.json partners * sac': [['3333-4444', 'escreva um só']],
  'partners/partners.json partners * verified on': [
    ['2026-02-30', 'escreva um dia que existe'],
    ['2126-01-01', 'esta data ainda não chegou'],
  ],
  'home/footer.json services': [
    [['A', 'a'], 'o mesmo já está no nº 1'],
    [Array(13).fill('A'), 'pode ter no máximo 12'],
  ],
  'home/hero.json image': [['..\\images\\a.png', 'escreva o caminho de uma']],
  'home/partners.json position': [
    ['{posicao} de {total}', 'precisa ter uma vez {parceiro}'],
  ],
  'interface.json siteTitle': [
    ['Título', 'este texto precisa ter "{{marca}}"'],
  ],
  'home/hero.json subtitle': [
    [`${'x'.repeat(58)}😀😀 `, `"${'x'.repeat(58)}😀…"; o texto não começa`],
  ],
  'home/hero.json badge': [
    [undefined, 'Falta este campo'],
    [null, 'Este campo está sem valor'],
    [10, 'escreva um texto entre aspas'],
    ['', 'o texto está vazio'],
    ['x'.repeat(61), 'aqui cabem 60 caracteres, e há 61'],
    [' Texto', 'o texto não começa nem acaba com um espaço'],
    ['Uma\nlinha', 'há aqui um caractere que não se vê'],
    ['VocÃª decide', '"Ãª"; outro programa pôs estes sinais no lugar'],
    ['Conversa \ud83d já', '"⟨U+D83D⟩"; há aqui um caractere que não se vê'],
    ['\ude00', 'há aqui um caractere que não se vê'],
    ['Conversa *grátis*.', '"*grátis*"; os sinais do WhatsApp'],
    ['*Conversa grátis e rápida*', 'os sinais do WhatsApp'],
    ['Já: “_sem custo_”', '"_sem custo_"; os sinais do WhatsApp'],
    ['✅*_Rápido_*!', '"*_Rápido_*"; os sinais do WhatsApp'],
    ['Era ~caro~, é *já*', '"~caro~"; os sinais do WhatsApp'],
    ['(```135```)', '"```135```"; os sinais do WhatsApp'],
    ['`135`', 'os sinais do WhatsApp'],
    ['Conversa **grátis**', '"**grátis**"; aqui não servem HTML nem'],
    ['***Conversa*** já', '"***Conversa***"; aqui não servem HTML'],
    ['__Conversa__ já', '"__Conversa__"; aqui não servem HTML nem'],
    ['Conversa <br/>já', '"<br/>"; aqui não servem HTML nem Markdown'],
    ['Cr&eacute;dito', '"&eacute;"; aqui não servem HTML nem Markdown'],
    ['A {{marka}}', '"{{marka}}"; entre chaves duplas, aqui só servem'],
    ['Até {{horario', '"{{"; entre chaves duplas, aqui só servem'],
    ['((horario))', 'um nome que o site troca vai entre chaves duplas'],
    ['{{link_whatsapp}}', 'entre chaves duplas, aqui só servem'],
    ['APROVAÇÃO\u00a0GARANTIDA', 'quem aprova é a instituição'],
    ['Com aprovação 100% garantida', '"aprovação 100% garantida"'],
    ['Aprovação  garantida', '"Aprovação  garantida"'],
    ['“Aprovação” garantida', 'quem aprova é a instituição'],
    ['Ａｐｒｏｖａção garantida', '"Ａｐｒｏｖａ"; um leitor de tela'],
    ['Ａprovação garantida', '"Ａprovação garantida"; esta expressão'],
    ['𝗔𝗽𝗿𝗼𝘃𝗮𝗰̧𝗮̃𝗼 𝗴𝗮𝗿𝗮𝗻𝘁𝗶𝗱𝗮', '"𝗔𝗽𝗿𝗼𝘃𝗮𝗰̧𝗮̃𝗼"; um leitor de tela'],
    ['Aprovação gаrantida', '"а"; esta letra é de outro alfabeto'],
    ['Aprovação garantıda', '"ı"; esta letra é de outro alfabeto'],
    ['Sem con&shy;sulta', '"&shy;"; aqui não servem HTML nem Markdown'],
    ['A P R O V A D O', '"A P R O V A D O"; estas letras'],
  ],
};

describe.each(Object.entries(errors))('%s', (name, rows) => {
  test.each(rows)('cannot be %j: %s', (value, message) => {
    expect(problemOf(fieldNamed(name), value)).toContain(message);
  });
});

const partner = { name: 'A', url: 'https://a.com' };

const warnings: Answers = {
  'home/hero.json badge': [
    ['Olá, <nome>!', '"<nome>"; os sinais < e > aparecem no site'],
    ['Aprovado, garantido por imóvel', '"Aprovado, garantido"; leia a frase'],
    ['Parcelas de R$ 200, fixas', '"R$ 200"; o site não mostra taxa'],
    ['Juros de 1,8% ao mês', '"1,8% ao mês"; o site não mostra taxa'],
    ['Parcelas de R$ 200', '"R$ 200"; o site não mostra taxa'],
    ['Parcelas de R$  200', '"R$  200"; o site não mostra taxa'],
    ['Ligue (13) 99876-5432', 'confira de quem é este contato'],
    ['Ligue (13)  99876-5432', '"(13)  99876-5432"; confira de quem é'],
    ['Fale com a Caixa: 4004-0104', '"4004-0104"; confira de quem é'],
    ['CNPJ do banco: 60.746.948/0001-12', 'confira de quem é este contato'],
    ['oi@mare.com.br', 'confira de quem é este contato'],
    ['oi＠mare．com.br', '"oi＠mare．com.br"; confira de quem é'],
    ['wa.me/5513998765432', '"5513998765432"; confira de quem é este contato'],
    ['Dinheiro na hora', 'não se pode prometer um prazo de pagamento'],
    ['Receba o dinheiro na hora combinada', 'um prazo de pagamento'],
    ['As menores  taxas', '"menores  taxas"; leia a frase inteira'],
    ['A última vaga!', 'a lei proíbe pressionar'],
    ['Últimas vagas!', 'a lei proíbe pressionar'],
    ['É imperdível? Não: pense bem.', 'a lei proíbe pressionar'],
    ['Autorizada pelo Banco Central, a instituição responde', 'autoriza as'],
    ['Instituições autorizadas pelo Banco Central', 'autoriza as instituições'],
    ['Benefício oﬁcial', '"ﬁ"; este sinal, comum em PDF, só parece "fi"'],
    ['Cr?dito', '"?"; isto costuma ser o que resta de uma letra'],
    ['Crédito-garantido', '"Crédito-garantido"; leia a frase inteira'],
    ['Crédito garantido pelo FGTS', 'quem decide é a instituição'],
    ['Não garantimos a aprovação.', 'quem decide é a instituição'],
    ['Ninguém pode dar dinheiro na hora.', 'um prazo de pagamento'],
  ],
  'home/footer.json copyright': [['© 2027', 'precisa ter "2024"']],
  'partners/partners.json partners *': [[{ name: 'A' }, 'não tem endereço']],
  'partners/partners.json partners': [
    [[partner, { ...partner, name: 'B' }], 'o mesmo já está no nº 1'],
  ],
};

describe.each(Object.entries(warnings))('%s', (name, rows) => {
  test.each(rows)('should not be %j: %s', (value, message) => {
    const field = fieldNamed(name);
    const expected = [expect.stringContaining(message)];
    expect(messagesFor(field, value)).toEqual(expected);
    expect(problemOf(field, value)).toBeUndefined();
  });
});

const accepted: Readonly<Record<string, readonly string[]>> = {
  'company.json legalName': ['Souza, Lima & Cia. Exemplo S/A - ME'],
  'company.json address street': ['Rua 7, s/nº – Ed. Ônix (fundos)'],
  'company.json cnpj': ['12.ABC.345/01DE-35', '11.222.333/0014-04'],
  'company.json phone': ['+55 13 3333-4444'],
  'company.json email': ['Contato.Site+1@sub.costaclara.com.br'],
  'partners/partners.json partners * url': [
    'https://WWW2.sac.Banco-Azul.b.br/opções?x=%20#fim',
  ],
  'partners/partners.json partners * sac': [
    '4004-0001',
    'https://q4.com.br/#/sac',
  ],
  'partners/partners.json partners * note': ['ana@b.com, 1,8%, 3333-4444'],
  'home/hero.json badge': [
    '{{ marca }}: A & B < C, “É já”, amigo(a), ~5 mil*',
    '5 * 3 = 15; P&D + e/ou @mare nº 1; 100% digital…',
    '2 * 3, 2*3*4, sem juros (*) e taxas (*), 5* e 4*',
    'Consulta* e visita* grátis. *Sujeito a análise.',
    'Taxa* e prazo**. *Sujeito a análise. **Consulte.',
    'Souza &Cia; P&D; x<y; idade <18 anos; 2 < 3 > 1',
    'Nome: ____ e A__B',
    'É (já)*, é “sim”*. *Veja as condições',
    'De ~30 a ~40 dias, ~5 mil/~6 mil, copo d`água',
    'um_nome_de_arquivo, _a_b@anpd.gov.br, ana_@anpd.gov.br',
    'https://www.gov.br/_a_/b_c?x=_d_&y=*z*',
    'Fale 😀 👍🏽 🇧🇷',
    'Lei nº 8.078/1990, art. 54-C, § 1º, de 10/11/2026',
    'Ligue 135, 0800 722 6001, ouvidoria@anpd.gov.br',
    'As vogais a e i o u, ou: a) um, b) dois',
    'A aprovação é rápida. Garantida por lei, a saída é sua.',
  ],
};

describe.each(Object.entries(accepted))('%s', (name, values) => {
  test.each(values)('can be %j', (value) => {
    expect(messagesFor(fieldNamed(name), value)).toEqual([]);
  });
});
