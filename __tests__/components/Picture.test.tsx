/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { basename } from 'node:path';
import { render, screen } from '@testing-library/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { Picture } from '@/components/Picture/Picture';
import { pictureData } from '@/components/Picture/pictureData';

function imageOf(path: string, width = 800, height = 600): IGatsbyImageData {
  const name = basename(path).replace(/\.\w+$/, '');
  return {
    layout: 'constrained',
    width,
    height,
    images: {
      sources: [{ type: 'image/avif', srcSet: `/static/${name}.avif 800w`, sizes: '50vw' }],
      fallback: { src: `/static/${name}.webp`, srcSet: `/static/${name}.webp 800w`, sizes: '50vw' },
    },
  };
}

const types = () => [...document.querySelectorAll('source')].map(({ type }) => type);

test('offers AVIF, then the file that every browser reads', () => {
  render(<Picture image={imageOf('praia.png')} alt="Praia" />);
  expect(types()).toEqual(['image/avif']);
  expect(screen.getByRole('img', { name: 'Praia' })).toHaveAttribute('src', '/static/praia.webp');
});

test('has all sizes of the only format in the picture itself', () => {
  const { fallback } = imageOf('marca.png').images;
  render(<Picture image={{ ...imageOf('marca.png'), images: { fallback } }} alt="Marca" />);
  expect(types()).toEqual([]);
  expect(screen.getByRole('img')).toHaveAttribute('srcset', fallback?.srcSet);
});

test('holds its place by its dimensions, in whole numbers as HTML wants them', () => {
  render(<Picture image={imageOf('praia.png', 1, 0.5625)} alt="Praia" />);
  expect(screen.getByRole('img')).toHaveAttribute('width', '1600');
  expect(screen.getByRole('img')).toHaveAttribute('height', '900');
});

test('has another picture for the dark theme', () => {
  render(
    <Picture image={imageOf('dia.png')} night={imageOf('noite.png', 640, 480)} alt="" eager />,
  );
  const night = [...document.querySelectorAll('source[media="(prefers-color-scheme: dark)"]')];
  // The last is for browsers that read none of the others: they must not see the day by night.
  expect(night.map((source) => source.getAttribute('type'))).toEqual(['image/avif', null]);
  for (const source of night) {
    expect(source.getAttribute('srcset')).toContain('noite');
    expect(source).toHaveAttribute('height', '480');
  }
  const order = [...document.querySelectorAll('source')].map(({ media }) => media !== '');
  expect(order).toEqual([true, true, false]);
});

test('a file that is no picture is refused', () => {
  expect(() => pictureData({ childImageSharp: null })).toThrow('não é uma imagem');
});
