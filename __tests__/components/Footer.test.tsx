import { render, screen } from '@testing-library/react';
import { Footer } from '@/components/Footer/Footer';

test('leads to the contacts, to the sections and to the legal pages, the contact first, since the menu’s last link leads to it', () => {
  render(<Footer onHome />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://wa.me/5513991234567',
    'tel:+5513991234567',
    'mailto:contato@costaclara.com.br',
    '#servicos',
    '#servicos',
    '#home',
    '#contato',
    '/politica-privacidade',
    '/termos-uso',
  ]);
  const [first] = screen.getAllByRole('heading', { level: 2 });
  expect(first).toHaveAttribute('id', 'contato');
  expect(document.querySelector('address')).toHaveTextContent(
    'Avenida da Praia, 7, Enseada, Santos/SP, CEP 11440-000',
  );
  expect(screen.getByText('Guarujá/SP')).toBeVisible();
});
