import type { Company } from '@/content/schemas/company';
import { companyFacts, placeholderValues } from '@/gatsby/companyFacts';
import { interpolate } from '@/gatsby/interpolate';
import { readFixture } from '../../tools/fixture/fixture';

const company: Company = readFixture('company.json');
const hoursWith = (hours: Partial<Company['hours']>) =>
  companyFacts({ ...company, hours: { ...company.hours, ...hours } }).hours;

test('consecutive days become a range, other days a list', () => {
  expect(
    hoursWith({
      days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
    }),
  ).toBe('de segunda a sexta-feira, das 9h às 17h30');
  expect(hoursWith({ days: ['monday', 'wednesday', 'friday'] })).toBe(
    'segunda-feira, quarta-feira e sexta-feira, das 9h às 17h30',
  );
  expect(hoursWith({ days: ['friday', 'monday', 'wednesday'] })).toBe(
    'segunda-feira, quarta-feira e sexta-feira, das 9h às 17h30',
  );
  expect(hoursWith({ days: ['saturday'] })).toBe('sábado, das 9h às 17h30');
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
