import { render, screen } from '@testing-library/react';
import { Hero } from '@/sections/Hero/Hero';
import { picture } from './support/picture';

const hero = {
  badge: 'Com calma',
  headline: 'Qual o tamanho do seu sonho?',
  subtitle: 'Comparamos bancos.',
  primaryAction: 'Fale Conosco',
  secondaryAction: 'Saiba Mais',
  note: 'Ligue: (13)\u00a099123-4567.',
  imageAlt: 'Uma ilha.',
  image: picture('ilha'),
  imageDark: null,
  background: picture('mar'),
  backgroundDark: picture('noite'),
};

test('loads both pictures at once, and only one of them says something', () => {
  render(<Hero hero={hero} />);
  expect(screen.getByRole('img')).toHaveAccessibleName(hero.imageAlt);
  const images = document.querySelectorAll('img');
  expect(images).toHaveLength(2);
  for (const image of images) {
    expect(image).toHaveAttribute('fetchpriority', 'high');
    expect(image).not.toHaveAttribute('loading');
  }
});
