import { render, screen } from '@testing-library/react';
import { Picture } from '@/components/Picture/Picture';
import { picture } from './support/picture';

const sources = () => [...document.querySelectorAll('source')];

test('browsers choose among formats and sizes', () => {
  const file = picture('praia', { width: 800, height: 449.6 });
  render(<Picture file={file} alt="Praia" />);
  const [avif, ...others] = sources();
  expect(others).toEqual([]);
  expect(avif).toHaveAttribute('type', 'image/avif');
  expect(avif).toHaveAttribute('sizes', '800px');
  expect(avif).toHaveAttribute('srcset', '/praia.avif 800w');
  const image = screen.getByRole('img', { name: 'Praia' });
  expect(image).toHaveAttribute('src', '/praia.webp');
  expect(image).toHaveAttribute('width', '800');
  expect(image).toHaveAttribute('height', '450');
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).toHaveAttribute('decoding', 'async');
});

test('a picture in one format has all its sizes in the img element', () => {
  const file = picture('marca');
  const data = file.childImageSharp?.gatsbyImageData;
  Object.assign(data?.images ?? {}, { sources: [] });
  render(<Picture file={file} alt="Marca" />);
  expect(sources()).toEqual([]);
  const image = screen.getByRole('img');
  expect(image).toHaveAttribute('srcset', '/marca.webp 800w');
  expect(image).toHaveAttribute('sizes', '800px');
});

test('a picture can have another file for the dark theme', () => {
  const file = picture('escura', { width: 640, height: 480 });
  render(<Picture file={picture('clara')} dark={file} alt="" eager />);
  // The second one, without a type, is for browsers without AVIF.
  const darkSources = sources().slice(0, 2);
  expect(darkSources.map(({ type }) => type)).toEqual(['image/avif', '']);
  for (const source of darkSources) {
    expect(source).toHaveAttribute('media', '(prefers-color-scheme: dark)');
    expect(source.srcset).toContain('escura');
    expect(source).toHaveAttribute('height', '480');
  }
  expect(sources()).toHaveLength(3);
  // With Firefox, screen readers announce an image with an empty text inside a link.
  const hidden = document.querySelector('picture');
  expect(hidden).toHaveAttribute('aria-hidden', 'true');
});

test('a dark picture below the first screen is offered in one format', () => {
  render(<Picture file={picture('clara')} dark={picture('escura')} alt="" />);
  expect(sources()).toHaveLength(2);
});
