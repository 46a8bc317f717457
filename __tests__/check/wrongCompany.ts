import { edited, type WrongInput } from './wrongInput';

const company = 'company.json';
const phone = '+55 00 00000-0000';
const PHONE_FORM = 'escreva o telefone como "+55 13 99999-9999", só com números';

const wrongField = (
  field: string,
  from: string,
  to: string,
  expected: Pick<WrongInput, 'mistake' | 'says' | 'suggests'> & { readonly at?: string },
): WrongInput => edited(company, `"${from}"`, `"${to}"`, { at: `"${to}"`, field, ...expected });

/** Facts of the company in the wrong form. */
export const wrongCompany: readonly WrongInput[] = [
  wrongField('phone', phone, '+55 13 9999a-9999', {
    mistake: 'a phone with letters',
    says: `Encontrei "+55 13 9999a-9999"; ${PHONE_FORM}.`,
  }),
  wrongField('phone', phone, '(13) 99876-5432', {
    mistake: 'a phone without the country code',
    says: `Encontrei "(13) 99876-5432"; ${PHONE_FORM}.`,
    suggests: '+55 13 99876-5432',
  }),
  wrongField('phone', phone, '+55 20 99876-5432', {
    mistake: 'an area code that nobody has',
    at: '20 99876',
    says: 'Encontrei "20"; esse DDD não existe.',
  }),
  wrongField('phone', phone, '+55 13 89876-5432', {
    mistake: 'a mobile number that does not start with 9',
    at: '89876-5432',
    says: 'Encontrei "89876-5432"; celular com nove números começa com 9.',
  }),
  wrongField('phone', phone, '+55 13 9999-9999', {
    mistake: 'a mobile number with a digit too few',
    at: '9999-9999',
    says: 'Encontrei "9999-9999"; celular tem nove números depois do DDD, e aqui falta um.',
  }),
  wrongField('phone', phone, '+55 13 7999-9999', {
    mistake: 'a number that is neither a landline nor a mobile',
    at: '7999-9999',
    says: 'Encontrei "7999-9999"; telefone fixo começa com 2, 3, 4 ou 5; celular tem nove números e começa com 9.',
  }),
  wrongField('phone', phone, '+55 13 99999-999', {
    mistake: 'a phone that is cut short',
    says: `Encontrei "+55 13 99999-999"; ${PHONE_FORM}.`,
  }),
  wrongField('phone', phone, '0800 123 4567', {
    mistake: 'a free call number',
    says: `Encontrei "0800 123 4567"; ${PHONE_FORM}.`,
  }),
  wrongField('phone', phone, '+55 13 99999–9999', {
    mistake: 'a phone with a long dash',
    says: `Encontrei "+55 13 99999–9999"; ${PHONE_FORM}.`,
    suggests: '+55 13 99999-9999',
  }),
  wrongField('cnpj', '00.000.000/0000-00', '11222333000181', {
    mistake: 'a CNPJ without punctuation',
    says: 'Encontrei "11222333000181"; escreva o CNPJ como "12.345.678/0001-95".',
    suggests: '11.222.333/0001-81',
  }),
  wrongField('cnpj', '00.000.000/0000-00', '11.222.333/0001-82', {
    mistake: 'a CNPJ whose check digits are wrong',
    says: 'Encontrei "11.222.333/0001-82"; os dois últimos números não conferem; copie o CNPJ do cartão da Receita Federal.',
  }),
  wrongField('address.postalCode', '00000-000', '11410000', {
    mistake: 'a postal code without its hyphen',
    says: 'Encontrei "11410000"; escreva o CEP como "11410-000".',
    suggests: '11410-000',
  }),
  wrongField('address.state', 'SP', 'São Paulo', {
    mistake: 'a state written out',
    says: 'Encontrei "São Paulo"; escreva um destes: AC, AL',
  }),
  wrongField('email', 'contato@mare-credito.example', 'contato@mare', {
    mistake: 'an e-mail without a domain',
    says: 'Encontrei "contato@mare"; escreva um e-mail completo, sem espaços, como "contato@empresa.com.br".',
  }),
  wrongField('hours.opens', '08:30', '8h30', {
    mistake: 'an hour that does not parse',
    says: 'Encontrei "8h30"; escreva a hora como "08:30".',
    suggests: '08:30',
  }),
  wrongField('hours.closes', '18:00', '08:00', {
    mistake: 'closing before opening',
    says: 'Encontrei "08:00"; a hora em que fecha precisa vir depois da hora em que abre (08:30).',
  }),
  edited(company, '"monday",\n      "tuesday"', '"tuesday",\n      "monday"', {
    mistake: 'days out of order',
    at: '"monday"',
    entry: 'dia nº 2',
    field: 'hours.days',
    says: 'Encontrei "monday"; os dias vêm na ordem da semana, de monday (segunda) a sunday (domingo).',
  }),
  edited(company, '"monday"', '"segunda"', {
    mistake: 'a day in Portuguese',
    at: '"segunda"',
    entry: 'dia nº 1',
    field: 'hours.days',
    says: 'Encontrei "segunda"; escreva um destes: monday, tuesday, wednesday, thursday, friday, saturday, sunday.',
  }),
  wrongField('siteUrl', 'https://www.mare-credito.example', 'https://www.mare-credito.com.br/', {
    mistake: 'a slash at the end of the site’s address',
    says: 'Encontrei "https://www.mare-credito.com.br/"; escreva só até o nome do site, sem barra no fim.',
    suggests: 'https://www.mare-credito.com.br',
  }),
  wrongField('brand', 'Maré Crédito', '{{marca}}', {
    mistake: 'a name between braces where none is filled in',
    at: '{{marca}}',
    says: 'Encontrei "{{marca}}"; este campo não troca nomes entre chaves; escreva o próprio texto.',
  }),
];
