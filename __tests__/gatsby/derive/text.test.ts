import { type CompanyFacts, placeholderValues } from '@/gatsby/derive/company';
import { fillPlaceholders, placeholderNames } from '@/gatsby/derive/placeholders';
import { slugify } from '@/gatsby/derive/slug';
import { bindNumbers } from '@/gatsby/derive/typography';
import { raw } from '../../support/content';

const values = placeholderValues(raw('company.json') as CompanyFacts);

describe('fillPlaceholders', () => {
  test('puts the fact in the place of its name', () => {
    expect(fillPlaceholders('A {{marca}} fala.', values)).toBe(`A ${values.marca} fala.`);
  });

  test('allows spaces inside the braces', () => {
    expect(fillPlaceholders('{{ cnpj }}', values)).toBe(values.cnpj);
  });

  test('knows braces that Markdown has percent-encoded', () => {
    expect(fillPlaceholders('href="%7B%7Blink_whatsapp%7D%7D"', values)).toBe(
      `href="${values.link_whatsapp}"`,
    );
  });

  test('refuses a name that it does not know', () => {
    expect(() => fillPlaceholders('{{marcas}}', values)).toThrow('{{marcas}}');
  });

  test.each(placeholderNames)('has a fact for %s', (name) => {
    expect(values[name]).not.toBe('');
  });
});

describe('slugify', () => {
  test.each([
    ['3. Dados que coletamos', 'dados-que-coletamos'],
    ['Informações & direitos', 'informacoes-direitos'],
    ['  Lei nº 13.709 ', 'lei-n-13-709'],
  ])('%s becomes %s', (heading, slug) => {
    expect(slugify(heading)).toBe(slug);
  });
});

describe('bindNumbers', () => {
  test.each([
    ['Resolução nº 4.935', 'Resolução nº\u00a04.935'],
    ['a Lei nº 13.709', 'a Lei\u00a0nº\u00a013.709'],
    ['art. 18', 'art.\u00a018'],
    ['R$ 10', 'R$\u00a010'],
    ['em 24 horas', 'em 24\u00a0horas'],
    ['10 anos', '10\u00a0anos'],
  ])('keeps “%s” on one line', (text, bound) => {
    expect(bindNumbers(text)).toBe(bound);
  });

  test('leaves a number before another word alone', () => {
    expect(bindNumbers('32 parceiros e 5 milhas')).toBe('32 parceiros e 5 milhas');
  });
});
