import { render, screen } from '@testing-library/react';
import { Footer } from '@/components/Footer/Footer';
import { targetsIn } from './support/targets';

test('leads to the contacts, the sections and the legal pages, the contact first, since the menu’s last link leads to it', () => {
  render(<Footer onHome />);
  expect(targetsIn(screen.getByRole('contentinfo'))).toEqual([
    'https://wa.me/5513991234567',
    'tel:+5513991234567',
    'mailto:contato@costaclara.com.br',
    'tel:+5513991234567',
    '#servicos',
    '#servicos',
    '#home',
    '#contato',
    '/politica-privacidade',
    '/termos-uso',
    'mailto:pre-contato@costaclara.com.br',
  ]);
  const [first] = screen.getAllByRole('heading', { level: 2 });
  expect(first).toHaveTextContent('Entre em Contato');
  expect(first).toHaveAttribute('id', 'contato');
});

test('on other pages links lead to the home page’s sections', () => {
  render(<Footer onHome={false} />);
  const targets = targetsIn(screen.getByRole('contentinfo'));
  expect(targets).toContain('/#servicos');
  expect(targets).toContain('/#contato');
  // The menu leads to the contact on the home page.
  expect(document.getElementById('contato')).toBeNull();
});
