/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { Picture } from '@/components/Picture/Picture';
import { picture } from './support/picture';

const file = picture('praia', { width: 800, height: 480 });
const dark = picture('noite', { width: 640, height: 480 });
const logo = picture('logo', { width: 96, height: 480 }, { avif: false });

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
