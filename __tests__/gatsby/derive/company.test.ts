import {
  addressText,
  type CompanyFacts,
  chatUrl,
  emailUrl,
  hoursText,
  phoneText,
  phoneUrl,
  placeholderValues,
  schemaDays,
  siteText,
} from '@/gatsby/derive/company';
import { raw } from '../../support/content';

const PHONE = '+55 13 99876-5432';

test('the chat link holds digits with the country code and no query string', () => {
  expect(chatUrl(PHONE)).toBe('https://wa.me/5513998765432');
});

test('the phone link dials with the country code', () => {
  expect(phoneUrl(PHONE)).toBe('tel:+5513998765432');
});

test('the phone reads as Brazilians write it', () => {
  expect(phoneText(PHONE)).toBe('(13) 99876-5432');
});

test('the e-mail link writes an e-mail', () => {
  expect(emailUrl('oi@exemplo.example')).toBe('mailto:oi@exemplo.example');
});

test('the address stands on one line', () => {
  const address = {
    street: 'Rua das Conchas, 10',
    district: 'Centro',
    city: 'Guarujá',
    state: 'SP',
    postalCode: '11400-000',
  };
  expect(addressText(address)).toBe('Rua das Conchas, 10, Centro, Guarujá/SP, CEP 11400-000');
});

test.each([
  ['https://www.exemplo.example', 'www.exemplo.example'],
  ['https://exemplo.example/', 'exemplo.example'],
])('the site address %s reads as %s', (url, text) => {
  expect(siteText(url)).toBe(text);
});

describe('the service hours', () => {
  const at = { opens: '08:30', closes: '18:00' };

  test('say days in a row as a span', () => {
    const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
    expect(hoursText({ days, ...at })).toBe('de segunda a sexta-feira, das 08:30 às 18:00');
  });

  test('say days that do not follow one another one by one', () => {
    const days = ['monday', 'wednesday', 'friday'] as const;
    expect(hoursText({ days, ...at })).toBe(
      'segunda-feira, quarta-feira e sexta-feira, das 08:30 às 18:00',
    );
  });

  test('say two days by name', () => {
    expect(hoursText({ days: ['saturday', 'sunday'], ...at })).toMatch(/^sábado e domingo,/);
  });

  test('refuse a week without a day', () => {
    expect(() => hoursText({ days: [], ...at })).toThrow('ao menos um dia');
  });

  test('name the days as schema.org does', () => {
    expect(schemaDays(['monday', 'sunday'])).toEqual(['Monday', 'Sunday']);
  });
});

test('the company file holds the specified hours', () => {
  const { horario } = placeholderValues(raw('company.json') as CompanyFacts);
  expect(horario).toBe('de segunda a sexta-feira, das 08:30 às 18:00');
});
