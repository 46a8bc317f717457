import { render, screen } from '@testing-library/react';
import { Footer } from '@/components/Footer/Footer';
import { targetsIn } from './support/targets';

const column = (title: string) =>
  screen.getByRole('heading', { name: title }).parentElement as HTMLElement;

test('leads to the contacts, the sections and the legal pages', () => {
  render(<Footer onHome />);
  expect(targetsIn(column('Entre em Contato'))).toEqual([
    'https://wa.me/5513991234567',
    'tel:+5513991234567',
    'mailto:contato@costaclara.com.br',
    'tel:+5513991234567',
  ]);
  expect(targetsIn(column('Nossos Serviços'))).toEqual([
    '#servicos',
    '#servicos',
  ]);
  expect(targetsIn(column('Links Rápidos'))).toEqual(['#home', '#contato']);
  expect(targetsIn(screen.getByRole('contentinfo')).slice(-3)).toEqual([
    '/politica-privacidade',
    '/termos-uso',
    'mailto:pre-contato@costaclara.com.br',
  ]);
});

test('has the contact first, since the menu’s last link leads to it', () => {
  render(<Footer onHome />);
  const titles = screen.getAllByRole('heading', { level: 2 });
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    'Entre em Contato',
    'Nossos Serviços',
    'Links Rápidos',
  ]);
});

test('on other pages links lead to the home page’s sections', () => {
  render(<Footer onHome={false} />);
  expect(targetsIn(column('Nossos Serviços'))).toContain('/#servicos');
  expect(targetsIn(column('Links Rápidos'))).toContain('/#contato');
  // The menu leads to the contact on the home page.
  expect(document.getElementById('contato')).toBeNull();
});
