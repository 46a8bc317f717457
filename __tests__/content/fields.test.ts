import type { Field } from '@/content/fields/field';
import { findingOf, messageOf } from '@/content/fields/rule';
import { walkFields } from '@/content/fields/walk';
import { contentFiles } from '@/content/schemas/contentFiles';
import { problemOf } from '../../tools/editor/client/problems';

jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20'));

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

const BADGE = 'home/hero.json badge';
const PARTNERS = 'partners/partners.json partners';
const URL = `${PARTNERS} * url`;

test.each([
  ['company.json phone', '13 9999', 'escreva um telefone só'],
  ['company.json phone', '+55 20 99876-5432', 'esse número não existe'],
  ['company.json cnpj', '11222333000181', 'escreva o CNPJ como'],
  ['company.json cnpj', '11.222.333/0001-82', 'os dois últimos números'],
  ['company.json address postalCode', '11410120', 'escreva o CEP como'],
  ['company.json address state', 'São Paulo', 'escreva um destes: AC, AL'],
  ['company.json email', 'contato@costaclara', 'escreva um e-mail só'],
  ['company.json email', 'a@'.repeat(250_000), 'aqui cabem 5000 caracteres'],
  ['company.json hours days', [], 'a lista precisa ter pelo menos 1'],
  ['company.json hours days', 'segunda', 'escreva uma lista entre colchetes'],
  [
    'company.json hours',
    { days: ['monday'], opens: '09:00', closes: '08:00' },
    'a hora em que fecha vem depois da hora em que abre',
  ],
  ['company.json hours opens', '9h', 'escreva uma hora só'],
  ['company.json siteUrl', 'https://a.com/', 'escreva o endereço do site'],
  ['company.json brand', '{{marca}}', 'aqui não servem nomes entre chaves'],
  [URL, 'http://www.banco.com.br', 'escreva o endereço de um site'],
  [URL, 'https://www.banco', 'escreva o endereço de um site'],
  [URL, 'https://www.bаnco.com.br', 'escreva o endereço de um site'],
  [URL, 'https://ana@banco.com.br', 'escreva o endereço de um site'],
  [`${PARTNERS} * sac`, '3333-4444', 'escreva um só'],
  [`${PARTNERS} * verified on`, '2026-02-30', 'escreva um'],
  [`${PARTNERS} * verified on`, '2126-01-01', 'ainda não'],
  ['home/hero.json image', '..\\images\\a.png', 'escreva o caminho de uma'],
  ['home/partners.json position', '{total}', 'precisa ter uma vez {parceiro}'],
  ['home/footer.json services', ['A', 'a'], 'o mesmo já está no nº 1'],
  ['home/footer.json services', Array(13).fill('A'), 'pode ter no máximo 12'],
  ['interface.json siteTitle', 'Título', 'este texto precisa ter "{{marca}}"'],
  [BADGE, undefined, 'Falta este campo'],
  [BADGE, null, 'Este campo está sem valor'],
  [BADGE, 10, 'escreva um texto entre aspas'],
  [BADGE, '', 'o texto está vazio'],
  [BADGE, 'x'.repeat(61), 'aqui cabem 60 caracteres, e há 61'],
  [BADGE, ' Texto', 'o texto não começa nem acaba com um espaço'],
  [BADGE, 'Uma\nlinha', 'há aqui um caractere que não se vê'],
  [BADGE, 'VocÃª decide', 'há aqui um caractere que não se vê'],
  [BADGE, 'Conversa **grátis**', '"**"; aqui não servem HTML nem Markdown'],
  [BADGE, 'Ligue (13) 99876-5432', 'os contatos da empresa vêm de'],
  [BADGE, 'oi@mare.com.br', 'os contatos da empresa vêm de'],
  [BADGE, 'wa.me/5513998765432', 'os contatos da empresa vêm de'],
  [BADGE, 'Fale com a {{marka}}', '"{{marka}}"; entre chaves duplas, aqui só'],
  [BADGE, 'Até {{horario', '"{{"; entre chaves duplas, aqui só servem'],
  [BADGE, '((horario))', 'um nome que o site troca vai entre chaves duplas'],
  [BADGE, '{{link_whatsapp}}', 'este nome só serve de endereço de um link'],
  [BADGE, 'Dinheiro na hora', 'não se pode prometer prazo de pagamento'],
  [BADGE, 'As menores taxas', 'quem define a taxa é a instituição'],
  [BADGE, 'Últimas vagas!', 'a lei proíbe pressionar'],
  [BADGE, 'Autorizada pelo Banco Central', 'autoriza as instituições, não a'],
  [BADGE, 'Parceiros oficiais do INSS', 'não tem vínculo com o INSS'],
  [BADGE, 'APROVAÇÃO\u00a0GARANTIDA', 'quem aprova é a instituição'],
  [BADGE, 'Com aprovação 100% garantida', '"aprovação 100% garantida"'],
  [BADGE, 'Não há taxa. Crédito garantido.', '"Crédito garantido"'],
])('%s cannot be %j: %s', (name, value, message) => {
  expect(problemOf(fieldNamed(name), value)).toContain(message);
});

const partner = { name: 'A', url: 'https://a.com' };

test.each([
  [BADGE, 'Juros de 1,8% ao mês', '"1,8% ao mês"; o site não mostra taxa'],
  [BADGE, 'Parcelas de R$ 200', '"R$ 200"; o site não mostra taxa'],
  [BADGE, 'Não existe crédito garantido.', 'esta expressão não pode aparecer'],
  ['home/footer.json copyright', '© 2027', 'este texto precisa ter "2024"'],
  [`${PARTNERS} *`, { name: 'A' }, 'não tem endereço'],
  [PARTNERS, [partner, { ...partner, name: 'B' }], 'o mesmo já está no nº 1'],
])('%s should not be %j: %s', (name, value, message) => {
  const field = fieldNamed(name);
  const { issues = [] } = field.schema.safeParse(value).error ?? {};
  expect(issues.map((issue) => messageOf(findingOf(issue, value)))).toEqual([
    expect.stringContaining(message),
  ]);
  expect(problemOf(field, value)).toBeUndefined();
});

test.each([
  ['company.json legalName', 'Souza, Lima & Cia. Exemplo S/A - ME'],
  [
    'company.json address street',
    'Rua 7 de Setembro, s/nº – Ed. Ônix (fundos)',
  ],
  ['company.json cnpj', '12.ABC.345/01DE-35'],
  ['company.json cnpj', '11.222.333/0014-04'],
  ['company.json phone', '+55 13 3333-4444'],
  ['company.json email', 'Contato.Site+1@sub.costaclara.com.br'],
  [URL, 'https://WWW2.sac.Banco-Azul.b.br/opções/para?x=1&y=%20#fim'],
  [`${PARTNERS} * sac`, '4004-0001'],
  [`${PARTNERS} * sac`, 'https://q4.com.br/#/sac'],
  [`${PARTNERS} * legalName`, '11.222.333/0001-81 ANA LIMA'],
  [`${PARTNERS} * note`, 'ana@b.com, 1,8% ao mês, 3333-4444'],
  [BADGE, '{{ marca }}: A & B < C, D’ÁGUA, “É já”, amigo(a), ~5 mil*'],
  [BADGE, '5 * 3 = 15; P&D + e/ou @costaclara nº 1; 100% digital…'],
  [BADGE, 'Lei nº 8.078/1990, art. 54-C, § 1º, de 10/11/2026'],
  [BADGE, 'Ligue 135 ou 0800 722 6001, ouvidoria@anpd.gov.br'],
  [BADGE, 'Só instituições autorizadas pelo Banco Central'],
])('%s can be %j', (name, value) => {
  const { issues } = fieldNamed(name).schema.safeParse(value).error ?? {};
  expect(issues).toBeUndefined();
});
