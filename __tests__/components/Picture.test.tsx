import { render, screen } from '@testing-library/react';
import { Picture } from '@/components/Picture/Picture';
import { picture } from './support/picture';

const sources = () => [...document.querySelectorAll('source')];

test('is offered in AVIF, keeps its place and is loaded late', () => {
  const file = picture('praia', { width: 800, height: 449.6 });
  render(<Picture file={file} alt="Praia" />);
  expect(sources()).toHaveLength(1);
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

test('has another file for the dark theme, also for browsers without AVIF', () => {
  const dark = picture('escura', { width: 640, height: 480 });
  render(<Picture file={picture('clara')} dark={dark} alt="" eager />);
  const [avif, any, ...light] = sources();
  expect(light).toHaveLength(1);
  expect(avif).toHaveAttribute('type', 'image/avif');
  expect(any).not.toHaveAttribute('type');
  for (const source of [avif, any]) {
    expect(source).toHaveAttribute('media', '(prefers-color-scheme: dark)');
    expect(source?.srcset).toContain('escura');
    expect(source).toHaveAttribute('height', '480');
  }
});

test('below the first screen has its dark version in AVIF alone', () => {
  render(<Picture file={picture('clara')} dark={picture('escura')} alt="" />);
  expect(sources().map(({ media }) => media)).toEqual([
    '(prefers-color-scheme: dark)',
    '',
  ]);
});

test('without words is hidden from screen readers', () => {
  render(<Picture file={picture('mar')} alt="" />);
  expect(document.querySelector('picture')).toHaveAttribute(
    'aria-hidden',
    'true',
  );
});
