import { render, screen } from '@testing-library/react';
import { Picture } from '@/components/Picture/Picture';
import { picture } from './support/picture';

const sources = () => [...document.querySelectorAll('source')];
const DARK = '(prefers-color-scheme: dark)';

test('a picture offers AVIF, then a fallback, and its size is in whole pixels', () => {
  render(<Picture file={picture('praia', { height: 449.6 })} alt="Praia" />);
  expect(sources().map(({ type }) => type)).toEqual(['image/avif']);
  const image = screen.getByRole('img', { name: 'Praia' });
  expect(image).toHaveAttribute('src', '/praia.webp');
  expect(image).toHaveAttribute('width', '800');
  expect(image).toHaveAttribute('height', '450');
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).toHaveAttribute('decoding', 'async');
});

test('browsers choose among the sizes of a picture by the width of its place', () => {
  render(<Picture file={picture('praia')} alt="Praia" />);
  expect(sources()[0]).toHaveAttribute('sizes', '800px');
  expect(sources()[0]).toHaveAttribute('srcset', '/praia.avif 800w');
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
    expect(source).toHaveAttribute('media', DARK);
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

test('a file that is not a picture throws', () => {
  jest.spyOn(console, 'error').mockImplementation();
  const draw = () =>
    render(<Picture file={{ childImageSharp: null }} alt="" />);
  expect(draw).toThrow('cannot read');
});
