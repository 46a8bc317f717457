/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import sharp from 'sharp';
import { siWhatsapp } from 'simple-icons';
import { CHAT_MARK, Icon } from '@/components/Icon/Icon';

/** The opacity of each pixel of a path, drawn at eight times its size. */
const pixelsOf = (path: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="192" height="192"><path d="${path}"/></svg>`,
    ),
  )
    .extractChannel('alpha')
    .raw()
    .toBuffer();

test('the WhatsApp icon looks like the one of Simple Icons', async () => {
  const ours = await pixelsOf(CHAT_MARK);
  const theirs = await pixelsOf(siWhatsapp.path);
  const different = ours.filter(
    (value, index) => Math.abs(value - (theirs[index] ?? 0)) > 128,
  );
  expect(theirs.filter((value) => value > 128).length).toBeGreaterThan(9_000);
  expect(different.length).toBeLessThan(300);
});

test.each(['chat', 'phone'] as const)(
  'the icon %s is hidden from screen readers, and 24 pixels wide and high without styles',
  (name) => {
    const { container } = render(<Icon name={name} />);
    const icon = container.querySelector('svg[aria-hidden="true"]');
    expect(icon?.getAttribute('width')).toBe('24');
    expect(icon?.getAttribute('height')).toBe('24');
  },
);
