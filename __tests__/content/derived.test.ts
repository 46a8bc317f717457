import { derivedValues, placeholderValues } from '@/content/derived';
import type { Company } from '@/content/schemas/company';
import { interpolate } from '@/content/wording/placeholders';
import { raw } from '../support/fixture';

const company: Company = raw('company.json');
const at = (hours: Partial<Company['hours']>) =>
  derivedValues({ ...company, hours: { ...company.hours, ...hours } }).hours;

test('days that follow one another are said as a span, others one by one', () => {
  expect(
    at({ days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] }),
  ).toBe('de segunda a sexta-feira, das 9h às 17h30');
  expect(at({ days: ['monday', 'wednesday', 'friday'] })).toBe(
    'segunda-feira, quarta-feira e sexta-feira, das 9h às 17h30',
  );
  expect(at({ days: ['friday', 'monday', 'wednesday'] })).toBe(
    'segunda-feira, quarta-feira e sexta-feira, das 9h às 17h30',
  );
  expect(at({ days: ['saturday'] })).toBe('sábado, das 9h às 17h30');
});

describe('a text', () => {
  const values = placeholderValues(company);

  test('gets the company’s facts', () => {
    expect(interpolate('{{marca}}: {{ telefone }}', values)).toBe(
      'Costa Clara: (13)\u00a099123-4567',
    );
  });

  test('keeps numbers and their words on one line', () => {
    expect(interpolate('Lei nº 4.935, art. 18, em 24 horas', values)).toBe(
      'Lei\u00a0nº\u00a04.935, art.\u00a018, em 24\u00a0horas',
    );
  });

  test('with an unknown name stops the build', () => {
    expect(() => interpolate('{{mrca}}', values)).toThrow('mrca');
  });
});
