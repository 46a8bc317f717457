/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Picture, type PictureFile } from '@/components/Picture/Picture';

function pictureFile(
  name: string,
  width = 800,
  height = 449.6,
  avif = true,
): PictureFile {
  const fallback = { src: `/${name}.webp`, srcSet: `/${name}.webp 800w` };
  const source = { type: 'image/avif', srcSet: `/${name}.avif 800w` };
  const images = { sources: avif ? [source] : [], fallback };
  return {
    childImageSharp: {
      gatsbyImageData: { layout: 'constrained', width, height, images },
    },
  };
}

const types = () =>
  [...document.querySelectorAll('source')].map(({ type }) => type);

test('a picture offers AVIF, then a fallback, and its size is in whole pixels', () => {
  render(<Picture file={pictureFile('praia')} alt="Praia" />);
  expect(types()).toEqual(['image/avif']);
  const image = screen.getByRole('img', { name: 'Praia' });
  expect(image.getAttribute('src')).toBe('/praia.webp');
  expect(image.getAttribute('width')).toBe('800');
  expect(image.getAttribute('height')).toBe('450');
});

test('a picture in one format has all its sizes in the img element', () => {
  render(<Picture file={pictureFile('marca', 96, 96, false)} alt="Marca" />);
  expect(types()).toEqual([]);
  expect(screen.getByRole('img').getAttribute('srcset')).toBe(
    '/marca.webp 800w',
  );
});

test('a picture can have another file for the dark theme', () => {
  render(
    <Picture
      file={pictureFile('dia')}
      night={pictureFile('noite', 640, 480)}
      alt=""
      eager
    />,
  );
  const night = [
    ...document.querySelectorAll(
      'source[media="(prefers-color-scheme: dark)"]',
    ),
  ];
  // The source without a type is for browsers without AVIF: they need the dark picture too.
  expect(night.map((source) => source.getAttribute('type'))).toEqual([
    'image/avif',
    null,
  ]);
  for (const source of night) {
    expect(source.getAttribute('srcset')).toContain('noite');
    expect(source.getAttribute('height')).toBe('480');
  }
  const order = [...document.querySelectorAll('source')].map(
    ({ media }) => media !== '',
  );
  expect(order).toEqual([true, true, false]);
});

test('a picture below the first screen offers its dark version in one format', () => {
  render(
    <Picture file={pictureFile('dia')} night={pictureFile('noite')} alt="" />,
  );
  expect(types()).toEqual(['image/avif', 'image/avif']);
});

test('a file that is not a picture throws', () => {
  expect(() =>
    render(<Picture file={{ childImageSharp: null }} alt="" />),
  ).toThrow('cannot read');
});
