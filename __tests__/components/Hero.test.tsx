import { render, screen } from '@testing-library/react';
import { Hero } from '@/sections/Hero/Hero';
import { queries } from './support/queries';

test('the first screen has two links to the chat', () => {
  const note = 'Ligue: (13)\u00a099123-4567.';
  const hero = { ...queries.homeHero, note };
  render(<Hero hero={hero} />);
  const [first, second, phone] = screen.getAllByRole('link');
  expect(first).toHaveAccessibleName('Fale Conosco (abre o Zap)');
  expect(second).toHaveAccessibleName('Saiba Mais (abre o Zap)');
  expect(phone).toHaveAttribute('href', 'tel:+5513991234567');
  // Both pictures are loaded at once, and only one of them tells something.
  expect(screen.getByRole('img')).toHaveAccessibleName(hero.imageAlt);
  const images = document.querySelectorAll('img');
  expect(images).toHaveLength(2);
  for (const image of images) {
    expect(image).toHaveAttribute('fetchpriority', 'high');
    expect(image).not.toHaveAttribute('loading');
  }
});
