import { render, screen, within } from '@testing-library/react';
import { Footer } from '@/components/Footer/Footer';
import { readFixture } from '../support/fixture';

const { services, links } = readFixture('home/footer.json');

const column = (title: string) =>
  screen.getByRole('heading', { name: title }).parentElement as HTMLElement;

/** The names of an element's links, and where they lead. */
const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [
      link.getAttribute('aria-label') ?? link.textContent,
      link.getAttribute('href'),
    ]);

function expectTexts(element: Element | null, ...texts: string[]) {
  for (const text of texts) expect(element).toHaveTextContent(text);
}

describe('on the home page', () => {
  beforeEach(() => {
    render(<Footer onHome />);
  });

  test('four columns have the company, its services, links to sections, and the contact', () => {
    const second = column('Nossos Serviços');
    expect(second.parentElement?.children).toHaveLength(4);
    expectTexts(
      second.previousElementSibling,
      'Costa Clara',
      'Correspondente bancário em Guarujá.',
      'Guarujá/SP',
      'Atendemos segunda-feira, quarta-feira e sexta-feira, das 9h às 17h30.',
      'Rua das Conchas, 45, Enseada, Guarujá/SP, CEP 11440-045',
    );
    expect(linksIn(second)).toEqual(
      services.map((service: string) => [service, '#servicos']),
    );
    expect(linksIn(column('Links Rápidos'))).toEqual(
      links.map((link: Record<string, string>) => [link.label, link.target]),
    );
    const contact = column('Entre em Contato');
    expect(contact.closest('footer')).toHaveAttribute('id', 'contato');
    expect(linksIn(contact)).toEqual([
      ['Conversar (abre o Zap)', 'https://wa.me/5513991234567'],
      ['Ligue: (13)\u00a099123-4567', 'tel:+5513991234567'],
      [
        'Escreva: contato@costaclara.com.br',
        'mailto:contato@costaclara.com.br',
      ],
      ['(13)\u00a099123-4567', 'tel:+5513991234567'],
    ]);
  });

  test('below stand the legal pages, who the company is, and the copyright', () => {
    const footer = screen.getByRole('contentinfo');
    expect(linksIn(footer).slice(-3)).toEqual([
      ['Política de Privacidade', '/politica-privacidade'],
      ['Termos de Uso', '/termos-uso'],
      ['dados@costaclara.com.br', 'mailto:dados@costaclara.com.br'],
    ]);
    expectTexts(
      footer,
      'Costa Clara Serviços de Apoio Ltda., CNPJ 11.222.333/0001-81',
      'procure o SAC e a ouvidoria da instituição.',
      '© 2024 Costa Clara.',
    );
  });
});

test('on other pages links to sections lead to the home page, and nothing is #contato', () => {
  render(<Footer onHome={false} />);
  expect(linksIn(column('Links Rápidos'))).toContainEqual([
    'Contato',
    '/#contato',
  ]);
  const service = [services[0], '/#servicos'];
  expect(linksIn(column('Nossos Serviços'))).toContainEqual(service);
  expect(screen.getByRole('contentinfo')).not.toHaveAttribute('id');
});
