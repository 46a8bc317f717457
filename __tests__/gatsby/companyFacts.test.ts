import type { WeekDay } from '@/content/schemas/company';
import { companyFacts, placeholderValues } from '@/gatsby/companyFacts';
import { interpolate } from '@/gatsby/interpolate';
import { company } from '../support/company';

const hoursOn = (...days: WeekDay[]) =>
  companyFacts({ ...company, hours: { ...company.hours, days } }).hours;

test('consecutive days become a range, other days a list in the order of the week', () => {
  expect(companyFacts(company).hours).toBe(
    'de segunda a sexta-feira, das 9h às 17h30',
  );
  expect(hoursOn('friday', 'monday', 'wednesday')).toBe(
    'segunda-feira, quarta-feira e sexta-feira, das 9h às 17h30',
  );
  expect(hoursOn('saturday')).toBe('sábado, das 9h às 17h30');
});

test('the addresses of chat, phone and e-mail follow from the company', () => {
  expect(companyFacts(company)).toMatchObject({
    chatUrl: 'https://wa.me/5513991234567',
    phoneUrl: 'tel:+5513991234567',
    emailUrl: 'mailto:contato@costaclara.com.br',
  });
});

const values = placeholderValues(company);

test('placeholders are replaced by company data', () => {
  expect(interpolate('{{marca}}: {{ telefone }}', values)).toBe(
    'Costa Clara: (13)\u00a099123-4567',
  );
});

test('numbers stay on one line with their words', () => {
  expect(interpolate('Lei nº 4.935, art. 18, em 24 horas', values)).toBe(
    'Lei\u00a0nº\u00a04.935, art.\u00a018, em 24\u00a0horas',
  );
});

test('an unknown placeholder throws', () => {
  expect(() => interpolate('{{mrca}}', values)).toThrow('mrca');
});
