import { render, screen } from '@testing-library/react';
import { Hero } from '@/sections/Hero/Hero';
import { homePage } from './support/homePage';

beforeEach(() => {
  render(<Hero hero={homePage.homeHero} />);
});

test('the first screen has the headline, what the company does, and two links to the chat', () => {
  const headline = screen.getByRole('heading', { level: 1 });
  expect(headline).toHaveTextContent('Qual o tamanho do seu sonho?');
  expect(screen.getByText('Consignado sem pressa')).toBeInTheDocument();
  expect(
    screen.getByText('Explicamos cada proposta com calma.'),
  ).toBeInTheDocument();
  const names = ['Fale Conosco (abre o Zap)', 'Saiba Mais (abre o Zap)'];
  for (const name of names)
    expect(screen.getByRole('link', { name })).toHaveAttribute(
      'href',
      'https://wa.me/5513991234567',
    );
  expect(screen.getByRole('link', { name: /99123/ })).toHaveAttribute(
    'href',
    'tel:+5513991234567',
  );
});

test('a jump to #home moves the focus to the headline', () => {
  const headline = screen.getByRole('heading', { level: 1 });
  expect(headline).toHaveAttribute('tabindex', '-1');
  expect(headline.closest('section')).toHaveAttribute('id', 'home');
});

test('both pictures are loaded at once, and only one of them tells something', () => {
  const [named, ...others] = screen.getAllByRole('img');
  expect(others).toEqual([]);
  expect(named).toHaveAccessibleName('Uma casa de praia.');
  const images = document.querySelectorAll('img');
  expect(images).toHaveLength(2);
  for (const image of images) {
    expect(image).toHaveAttribute('fetchpriority', 'high');
    expect(image).not.toHaveAttribute('loading');
  }
});
