import { render, screen } from '@testing-library/react';
import {
  PartnerCard,
  type PartnerOnCard,
} from '@/components/PartnerCard/PartnerCard';
import { queries } from './support/queries';

const { partners } = queries.partnerDirectory;
const [azul, , rios] = partners as [
  PartnerOnCard,
  PartnerOnCard,
  PartnerOnCard,
];

test('a card opens the partner’s site in a new tab, without an opener', () => {
  render(<PartnerCard partner={azul} position={0} />);
  const link = screen.getByRole('link', { name: 'BANCO AZUL' });
  expect(link).toHaveAttribute('href', 'https://www.bancoazul.com.br');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

test('a logo is loaded late and adds nothing to the name', () => {
  render(<PartnerCard partner={azul} position={0} />);
  const logo = document.querySelector('img');
  expect(logo).toHaveAttribute('src', '/azul.webp');
  expect(logo).toHaveAttribute('alt', '');
  expect(logo).toHaveAttribute('loading', 'lazy');
  expect(logo).toHaveAttribute('width');
  expect(logo).toHaveAttribute('height');
});

test.each([
  ['FINANCEIRA TRES RIOS', 'FT', 2, '3'],
  ['Q4+', 'Q', 4, '1'],
  ['Onda da sorte', 'OD', 6, '3'],
  ['BANCO 😀', 'B😀', 0, '1'],
])(
  '%s has no link, and the initials %s, at %i in style %s',
  (name, initials, position, style) => {
    render(<PartnerCard partner={{ ...rios, name }} position={position} />);
    const shape = document.querySelector('[data-initials]');
    expect(shape?.closest('a')).toBeNull();
    expect(shape).toHaveAttribute('data-initials', initials);
    expect(shape).toHaveAttribute('data-style', style);
    expect(shape).toHaveAttribute('aria-hidden', 'true');
  },
);
