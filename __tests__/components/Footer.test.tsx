import { render, screen, within } from '@testing-library/react';
import { Footer } from '@/components/Footer/Footer';
import { readFixture } from '../support/fixture';

const column = (title: string) =>
  screen.getByRole('heading', { name: title }).parentElement as HTMLElement;

const hrefs = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('on the home page', () => {
  beforeEach(() => {
    render(<Footer onHome />);
  });

  test('the first of four columns has the brand, the place, the hours and the office', () => {
    const first = column('Nossos Serviços').previousElementSibling;
    expect(first?.parentElement?.children).toHaveLength(4);
    for (const text of [
      'Costa Clara',
      'Correspondente bancário em Guarujá.',
      'Guarujá/SP',
      'Atendemos segunda-feira, quarta-feira e sexta-feira, das 9h às 17h30.',
      'Rua das Conchas, 45, Enseada, Guarujá/SP, CEP 11440-045',
    ])
      expect(first).toHaveTextContent(text);
  });

  test('the second has each service, linked to the services', () => {
    const { services } = readFixture('home/footer.json');
    const links = within(column('Nossos Serviços')).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(services);
    expect(new Set(hrefs(column('Nossos Serviços')))).toEqual(
      new Set(['#servicos']),
    );
  });

  test('the third has five quick links to sections', () => {
    expect(hrefs(column('Links Rápidos'))).toEqual([
      '#home',
      '#sobre',
      '#servicos',
      '#parceiros',
      '#contato',
    ]);
  });

  test('the last has the chat, the phone and the e-mail address', () => {
    const contact = column('Entre em Contato');
    expect(contact.closest('footer')).toHaveAttribute('id', 'contato');
    const title = within(contact).getByRole('heading', { level: 2 });
    expect(title).toHaveAttribute('tabindex', '-1');
    const links = within(contact).getAllByRole('link');
    const [chat, phone, email, accessibility] = links;
    expect(chat).toHaveAccessibleName('Conversar (abre o Zap)');
    expect(phone).toHaveTextContent(/^Ligue: \(13\) 99123-4567$/);
    expect(phone).toHaveAttribute('href', 'tel:+5513991234567');
    expect(email).toHaveAccessibleName('Escreva: contato@costaclara.com.br');
    expect(email).toHaveAttribute('href', 'mailto:contato@costaclara.com.br');
    expect(accessibility).toHaveAttribute('href', 'tel:+5513991234567');
  });

  test('below stand the legal pages, who the company is, and the copyright', () => {
    const name = 'Política de Privacidade';
    expect(screen.getByRole('link', { name })).toHaveAttribute(
      'href',
      '/politica-privacidade',
    );
    const terms = screen.getByRole('link', { name: 'Termos de Uso' });
    expect(terms).toHaveAttribute('href', '/termos-uso');
    const footer = screen.getByRole('contentinfo');
    for (const text of [
      'Costa Clara Serviços de Apoio Ltda., CNPJ 11.222.333/0001-81',
      'procure o SAC e a ouvidoria da instituição.',
      '© 2024 Costa Clara.',
    ])
      expect(footer).toHaveTextContent(text);
    const officer = { name: 'dados@costaclara.com.br' };
    expect(screen.getByRole('link', officer)).toHaveAttribute(
      'href',
      'mailto:dados@costaclara.com.br',
    );
  });
});

test('on other pages links to sections lead to the home page, and nothing is #contato', () => {
  render(<Footer onHome={false} />);
  expect(hrefs(column('Links Rápidos'))).toContain('/#contato');
  expect(hrefs(column('Nossos Serviços'))).toContain('/#servicos');
  expect(screen.getByRole('contentinfo')).not.toHaveAttribute('id');
});
