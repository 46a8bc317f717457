import { render, screen } from '@testing-library/react';
import { Picture } from '@/components/Picture/Picture';
import { picture } from './support/picture';

const sources = () => [...document.querySelectorAll('source')];

test('browsers choose among formats and sizes, and the place is in whole pixels', () => {
  render(<Picture file={picture('praia', { height: 449.6 })} alt="Praia" />);
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
  const { childImageSharp } = picture('marca');
  const { images, ...data } = childImageSharp?.gatsbyImageData ?? {};
  const onlyWebp = { ...data, images: { ...images, sources: [] } };
  const file = { childImageSharp: { gatsbyImageData: onlyWebp } };
  render(<Picture file={file as typeof file & never} alt="Marca" />);
  expect(sources()).toEqual([]);
  const image = screen.getByRole('img');
  expect(image).toHaveAttribute('srcset', '/marca.webp 800w');
  expect(image).toHaveAttribute('sizes', '800px');
});

test('a picture without a text is no image for screen readers', () => {
  render(<Picture file={picture('praia')} alt="" />);
  expect(screen.queryByRole('img')).toBeNull();
  // With Firefox, screen readers announce an image with an empty text inside a link.
  const hidden = document.querySelector('picture');
  expect(hidden).toHaveAttribute('aria-hidden', 'true');
});

test('a picture can have another file for the dark theme', () => {
  const night = picture('noite', { width: 640, height: 480 });
  render(<Picture file={picture('dia')} night={night} alt="" eager />);
  const [avif, webp, ...light] = sources();
  // The source without a type is for browsers without AVIF: they need the dark picture too.
  expect([avif?.type, webp?.type]).toEqual(['image/avif', '']);
  for (const source of [avif, webp]) {
    expect(source).toHaveAttribute('media', '(prefers-color-scheme: dark)');
    expect(source).toHaveAttribute('srcset', expect.stringMatching('noite'));
    expect(source).toHaveAttribute('height', '480');
  }
  expect(light.map(({ media, srcset }) => [media, srcset])).toEqual([
    ['', '/dia.avif 800w'],
  ]);
});

test('a picture below the first screen offers its dark version in one format', () => {
  render(<Picture file={picture('dia')} night={picture('noite')} alt="" />);
  const types = sources().map(({ type }) => type);
  expect(types).toEqual(['image/avif', 'image/avif']);
});
