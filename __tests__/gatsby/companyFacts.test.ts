import type { WeekDay } from '@/content/schemas/company';
import { companyFacts, placeholderValues } from '@/gatsby/companyFacts';
import { interpolate } from '@/gatsby/interpolate';
import { company } from '../support/company';

test.each<[WeekDay[], string]>([
  [
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
    'de segunda a sexta-feira',
  ],
  [['thursday', 'friday', 'saturday'], 'de quinta a sábado'],
  [['friday', 'monday', 'tuesday'], 'segunda-feira, terça-feira e sexta-feira'],
  [['thursday', 'friday'], 'quinta-feira e sexta-feira'],
])('the days %j are written %s', (days, expected) => {
  const hours = { ...company.hours, days };
  expect(companyFacts({ ...company, hours }).hours).toBe(
    `${expected}, das 9h às 17h30`,
  );
});

const values = placeholderValues(company);

test('each placeholder has its own value', () => {
  expect(values.endereco).toMatch(/^Rua das Palmeiras, 120, /);
  expect(values.cidade).toBe('Guarujá/SP');
  expect(values.endereco_escritorio).toMatch(/^Avenida da Praia, 7, /);
  expect(values.link_encarregado).toBe('mailto:pre-contato@costaclara.com.br');
});

test('placeholders are replaced, and numbers stay with their words', () => {
  expect(
    interpolate('{{ telefone }}, art. 18, {{razao_social}}.', values),
  ).toBe(
    '(13)\u00a099123-4567, art.\u00a018, Costa Clara Correspondente Bancário Ltda.',
  );
});
