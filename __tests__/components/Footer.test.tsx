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

test('four columns have the company, eight services, five links to sections, and the contact', () => {
  render(<Footer onHome />);
  const second = column('Nossos Serviços');
  expect(second.parentElement?.children).toHaveLength(4);
  const first = second.previousElementSibling;
  expect(first).toHaveTextContent('Guarujá/SP');
  expect(first).toHaveTextContent('das 9h às 17h30.');
  expect(first).toHaveTextContent('Rua das Conchas, 45');
  expect(services).toHaveLength(8);
  expect(linksIn(second)).toEqual(
    services.map((service: string) => [service, '#servicos']),
  );
  expect(links).toHaveLength(5);
  expect(linksIn(column('Links Rápidos'))).toEqual(
    links.map((link: Record<string, string>) => [link.label, link.target]),
  );
  expect(linksIn(column('Entre em Contato'))).toEqual([
    ['Conversar (abre o Zap)', 'https://wa.me/5513991234567'],
    ['Ligue: (13)\u00a099123-4567', 'tel:+5513991234567'],
    ['Escreva: contato@costaclara.com.br', 'mailto:contato@costaclara.com.br'],
    ['(13)\u00a099123-4567', 'tel:+5513991234567'],
  ]);
});

test('below stand the legal pages, who the company is, and the copyright', () => {
  render(<Footer onHome />);
  const footer = screen.getByRole('contentinfo');
  expect(footer).toHaveAttribute('id', 'contato');
  expect(linksIn(footer).slice(-3)).toEqual([
    ['Política de Privacidade', '/politica-privacidade'],
    ['Termos de Uso', '/termos-uso'],
    ['dados@costaclara.com.br', 'mailto:dados@costaclara.com.br'],
  ]);
  const cnpj = screen.getByText('11.222.333/0001-81');
  expect(cnpj).toHaveClass('no-break');
  expect(footer).toHaveTextContent('© 2024 Costa Clara.');
});

test('on other pages links to sections lead to the home page, and nothing is #contato', () => {
  render(<Footer onHome={false} />);
  const footer = screen.getByRole('contentinfo');
  expect(linksIn(footer)).toContainEqual(['Contato', '/#contato']);
  expect(linksIn(footer)).toContainEqual([services[0], '/#servicos']);
  expect(footer).not.toHaveAttribute('id');
});
