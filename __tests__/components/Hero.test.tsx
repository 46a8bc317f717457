import { render, screen } from '@testing-library/react';
import { Hero } from '@/sections/Hero/Hero';
import { queries } from './support/queries';

beforeEach(() => {
  render(<Hero hero={queries.homeHero} />);
});

test('the first screen says what the company does, and has two links to the chat', () => {
  for (const text of ['badge', 'subtitle', 'note'] as const)
    expect(screen.getByText(queries.homeHero[text])).toBeInTheDocument();
  const [first, second] = screen.getAllByRole('link');
  expect(first).toHaveAccessibleName('Fale Conosco (abre o Zap)');
  expect(second).toHaveAccessibleName('Saiba Mais (abre o Zap)');
});

test('both pictures are loaded at once, and only one of them tells something', () => {
  const named = screen.getByRole('img');
  expect(named).toHaveAccessibleName('Uma casa de praia ao amanhecer.');
  const images = document.querySelectorAll('img');
  expect(images).toHaveLength(2);
  for (const image of images) {
    expect(image).toHaveAttribute('fetchpriority', 'high');
    expect(image).not.toHaveAttribute('loading');
  }
});
