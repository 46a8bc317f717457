import { render } from '@testing-library/react';
import { Picture } from '@/components/Picture/Picture';
import { picture } from './support/picture';

const light = picture('praia', { width: 800, height: 450 });
const dark = picture('noite', { width: 640, height: 480 });

test.each([
  { eager: false, darkFormats: ['image/avif'] },
  // On the first screen also for browsers without AVIF.
  { eager: true, darkFormats: ['image/avif', ''] },
])(
  'has AVIF and another file for the dark theme: $darkFormats',
  ({ eager, darkFormats }) => {
    render(<Picture file={light} dark={dark} alt="" eager={eager} />);
    const sources = [...document.querySelectorAll('source')];
    const avif = sources.pop();
    expect(avif).toHaveAttribute('type', 'image/avif');
    expect(avif).toHaveAttribute('srcset', '/praia.avif 800w');
    expect(sources.map(({ type }) => type)).toEqual(darkFormats);
    for (const source of sources) {
      expect(source).toHaveAttribute('media', '(prefers-color-scheme: dark)');
      expect(source.srcset).toContain('noite');
      expect(source).toHaveAttribute('height', '480');
    }
    const image = document.querySelector('img');
    expect(image).toHaveAttribute('src', '/praia.webp');
  },
);
