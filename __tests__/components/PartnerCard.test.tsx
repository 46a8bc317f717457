/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { PartnerCard } from '@/components/PartnerCard/PartnerCard';

const show = (name: string, position: number, logo: object | null = null) =>
  render(
    <PartnerCard
      partner={{ name, url: null, logo } as never}
      position={position}
    />,
  );

test.each([
  ['FINANCEIRA TRES', 'FT', 2, '3'],
  ['Q4+', 'Q', 3, '4'],
  ['RIO CARD', 'RC', 4, '1'],
])(
  '%s, without a logo, shows %s; at place %i in style %s',
  (name, initials, position, style) => {
    show(name, position);
    const shape = document.querySelector('[data-initials][aria-hidden]');
    expect(shape).toHaveAttribute('data-initials', initials);
    expect(shape).toHaveAttribute('data-style', style);
  },
);

test('an SVG logo is shown as it is, when it is near', () => {
  show('CASA', 0, { childImageSharp: null, publicURL: '/static/casa.svg' });
  expect(screen.getByAltText('')).toHaveAttribute('src', '/static/casa.svg');
  expect(screen.getByAltText('')).toHaveAttribute('loading', 'lazy');
});
