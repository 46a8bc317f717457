import { render, screen } from '@testing-library/react';
import { PartnerCard } from '@/components/PartnerCard/PartnerCard';
import { picture } from './support/picture';

const partner = { name: 'CAIXA CCA', url: 'https://a.com', logo: null };

test('opens the partner’s site in a new tab, and its logo adds nothing to the name', () => {
  const logo = picture('caixa');
  render(<PartnerCard partner={{ ...partner, logo }} position={0} />);
  const link = screen.getByRole('link', { name: 'CAIXA CCA' });
  expect(link).toHaveAttribute('href', partner.url);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
  const image = document.querySelector('img');
  expect(image).toHaveAttribute('src', '/caixa.webp');
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(document.querySelector('[data-initials]')).toBeNull();
});

test('without a known site is no link', () => {
  render(<PartnerCard partner={{ ...partner, url: null }} position={0} />);
  expect(screen.getByText('CAIXA CCA')).toBeInTheDocument();
  expect(screen.queryByRole('link')).toBeNull();
});

test.each([
  ['CAIXA CCA', 'CC', 0, '1'],
  ['Onda da sorte', 'OD', 4, '1'],
])(
  'instead of a logo %s has the initials %s, at %i in style %s',
  (name, initials, position, style) => {
    render(<PartnerCard partner={{ ...partner, name }} position={position} />);
    const circle = document.querySelector('[data-initials]');
    expect(circle).toHaveAttribute('data-initials', initials);
    expect(circle).toHaveAttribute('data-style', style);
    expect(screen.getByRole('link')).toHaveAccessibleName(name);
  },
);
