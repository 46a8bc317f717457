import { render } from '@testing-library/react';
import { Picture, type PictureFile } from '@/components/Picture/Picture';

/** A picture in WebP and AVIF, as gatsby-plugin-image describes it. */
function picture(name: string, width: number, avif = true): PictureFile {
  const sizes = `${width}px`;
  const srcSet = (format: string) => `/${name}.${format} ${width}w`;
  const source = { type: 'image/avif', srcSet: srcSet('avif'), sizes } as const;
  const images = {
    sources: avif ? [source] : [],
    fallback: { src: `/${name}.webp`, srcSet: srcSet('webp'), sizes },
  };
  const data = { layout: 'constrained', width, height: 480, images } as const;
  return { childImageSharp: { gatsbyImageData: data } };
}

const file = picture('praia', 800);
const dark = picture('noite', 640);
const logo = picture('logo', 96, false);

const DARK_AVIF =
  '<source media="(prefers-color-scheme: dark)" type="image/avif" srcset="/noite.avif 640w" sizes="640px" width="640" height="480">';
// On the first screen also for browsers without AVIF.
const DARK_WEBP =
  '<source media="(prefers-color-scheme: dark)" srcset="/noite.webp 640w" sizes="640px" width="640" height="480">';
const AVIF =
  '<source type="image/avif" srcset="/praia.avif 800w" sizes="800px">';

test.each([
  [
    'on the first screen',
    { file, dark, alt: 'Areia', eager: true },
    '<picture>',
    DARK_AVIF,
    DARK_WEBP,
    AVIF,
    '<img width="800" height="480" alt="Areia" fetchpriority="high" decoding="async" src="/praia.webp">',
  ],
  [
    'below it',
    { file, dark, alt: '' },
    '<picture aria-hidden="true">',
    DARK_AVIF,
    AVIF,
    '<img width="800" height="480" alt="" loading="lazy" decoding="async" src="/praia.webp">',
  ],
  [
    'without AVIF and a dark one',
    { file: logo, alt: '' },
    '<picture aria-hidden="true">',
    '<img sizes="96px" width="96" height="480" alt="" loading="lazy" decoding="async" srcset="/logo.webp 96w" src="/logo.webp">',
  ],
])('a picture %s has its files and sizes', (_where, props, ...elements) => {
  const { container } = render(<Picture {...props} />);
  expect(container.innerHTML.split(/(?<=>)/)).toEqual([
    ...elements,
    '</picture>',
  ]);
});
