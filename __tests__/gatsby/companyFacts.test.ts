import type { WeekDay } from '@/content/schemas/company';
import { companyFacts, placeholderValues } from '@/gatsby/companyFacts';
import { company } from '../support/company';

test.each<[WeekDay[], string, string]>([
  [
    ['thursday', 'friday', 'saturday'],
    'de quinta a sábado',
    'Thursday,Friday,Saturday',
  ],
  [
    ['tuesday', 'monday'],
    'às segundas-feiras e às terças-feiras',
    'Monday,Tuesday',
  ],
  [
    ['sunday', 'monday', 'wednesday'],
    'às segundas-feiras, às quartas-feiras e aos domingos',
    'Monday,Wednesday,Sunday',
  ],
])('the days %j are written %s', (days, text, names) => {
  const facts = companyFacts({ ...company, hours: { ...company.hours, days } });
  expect(facts.hours).toBe(`${text}, das 9h às 17h30`);
  expect(facts.schemaDays.join()).toBe(names);
});

test('each placeholder has its own value', () => {
  expect(placeholderValues(company)).toEqual({
    marca: 'Costa Clara',
    razao_social: 'Costa Clara Correspondente Bancário Ltda.',
    cnpj: '11.222.333/0001-81',
    endereco: 'Rua das Palmeiras, 120, Centro, Guarujá/SP, CEP\u00a011410-000',
    cidade: 'Guarujá/SP',
    telefone: '(13)\u00a099123-4567',
    email: 'contato@costaclara.com.br',
    horario: 'de segunda a sexta-feira, das 9h às 17h30',
    encarregado: 'Ana Reis',
    encarregado_email: 'pre-contato@costaclara.com.br',
    site: 'www.costaclara.com.br',
    empresa_irma: 'Costa Clara Imóveis',
    endereco_escritorio:
      'Avenida da Praia, 7, Enseada, Santos/SP, CEP\u00a011440-000',
    hospedagem: 'Servidores do Sul',
    pais_hospedagem: 'Brasil',
    link_whatsapp: 'https://wa.me/5513991234567',
    link_telefone: 'tel:+5513991234567',
    link_email: 'mailto:contato@costaclara.com.br',
    link_encarregado: 'mailto:pre-contato@costaclara.com.br',
  });
});
