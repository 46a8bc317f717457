import { render, screen } from '@testing-library/react';
import { Footer } from '@/components/Footer/Footer';
import { targetsIn } from './support/targets';

const column = (title: string) =>
  screen.getByRole('heading', { name: title }).parentElement as HTMLElement;

test('company, eight services, five links and the contact', () => {
  render(<Footer onHome />);
  const services = column('Nossos Serviços');
  expect(services.parentElement?.children).toHaveLength(4);
  expect(targetsIn(services)).toEqual(Array(8).fill('#servicos'));
  const sections = ['#home', '#sobre', '#servicos', '#parceiros', '#contato'];
  expect(targetsIn(column('Links Rápidos'))).toEqual(sections);
  expect(targetsIn(column('Entre em Contato'))).toEqual([
    'https://wa.me/5513991234567',
    'tel:+5513991234567',
    'mailto:contato@costaclara.com.br',
    'tel:+5513991234567',
  ]);
});

test('legal pages, the company’s number and the copyright', () => {
  render(<Footer onHome />);
  const footer = screen.getByRole('contentinfo');
  expect(footer).toHaveAttribute('id', 'contato');
  expect(targetsIn(footer).slice(-3)).toEqual([
    '/politica-privacidade',
    '/termos-uso',
    'mailto:dados@costaclara.com.br',
  ]);
  const cnpj = screen.getByText('11.222.333/0001-81');
  expect(cnpj).toHaveClass('no-break');
  expect(footer).toHaveTextContent('© 2024 Costa Clara.');
});

test('on other pages links lead to the home page’s sections', () => {
  render(<Footer onHome={false} />);
  expect(targetsIn(column('Nossos Serviços'))).toContain('/#servicos');
  expect(targetsIn(column('Links Rápidos'))).toContain('/#contato');
  expect(screen.getByRole('contentinfo')).not.toHaveAttribute('id');
});
