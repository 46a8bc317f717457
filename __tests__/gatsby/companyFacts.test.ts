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

const values = placeholderValues(company);

test('placeholders are replaced, and numbers stay with their words', () => {
  expect(interpolate('{{marca}}: {{ telefone }}, art. 18', values)).toBe(
    'Costa Clara: (13)\u00a099123-4567, art.\u00a018',
  );
});
