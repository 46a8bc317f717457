import { render, screen } from '@testing-library/react';
import { Picture } from '@/components/Picture/Picture';
import { picture } from './support/picture';

const sources = () => [...document.querySelectorAll('source')];

test('is offered in AVIF, keeps its place and is loaded late', () => {
  const file = picture('praia', { width: 800, height: 449.6 });
  render(<Picture file={file} alt="Praia" />);
  const [avif] = sources();
  expect(avif).toHaveAttribute('type', 'image/avif');
  expect(avif).toHaveAttribute('sizes', '800px');
  expect(avif).toHaveAttribute('srcset', '/praia.avif 800w');
  const image = screen.getByRole('img', { name: 'Praia' });
  expect(image).toHaveAttribute('src', '/praia.webp');
  expect(image).toHaveAttribute('width', '800');
  expect(image).toHaveAttribute('height', '450');
  expect(image).toHaveAttribute('loading', 'lazy');
});

test.each([
  // On the first screen also for browsers without AVIF.
  { eager: true, formats: ['image/avif', ''] },
  { eager: false, formats: ['image/avif'] },
])('has another file for the dark theme, in $formats', ({ eager, formats }) => {
  const dark = picture('escura', { width: 640, height: 480 });
  const file = picture('clara');
  render(<Picture file={file} dark={dark} alt="" eager={eager} />);
  const darkSources = sources().slice(0, -1);
  expect(darkSources.map(({ type }) => type)).toEqual(formats);
  for (const source of darkSources) {
    expect(source).toHaveAttribute('media', '(prefers-color-scheme: dark)');
    expect(source.srcset).toContain('escura');
    expect(source).toHaveAttribute('height', '480');
  }
  const image = document.querySelector('img');
  expect(image?.getAttribute('fetchpriority')).toBe(eager ? 'high' : null);
  expect(image?.getAttribute('loading')).toBe(eager ? null : 'lazy');
  // A picture without words says nothing.
  expect(screen.queryByRole('img')).toBeNull();
});
