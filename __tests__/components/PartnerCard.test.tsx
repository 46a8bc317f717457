import { render, screen } from '@testing-library/react';
import { PartnerCard } from '@/components/PartnerCard/PartnerCard';
import type { Partner } from '@/components/PartnerCard/partner';
import { imageOf } from '../support/content';

const bank: Partner = {
  name: 'BANCO DO MAR',
  url: 'https://www.banco-do-mar.example',
  initials: 'BD',
  initialsStyle: 3,
  logo: null,
};

function show(partner: Partial<Partner>) {
  const { container } = render(
    <PartnerCard partner={{ ...bank, ...partner }} newTab="abre em nova aba" />,
  );
  return container;
}

test('is one link with the name as its words', () => {
  show({});
  expect(screen.getByRole('link', { name: 'BANCO DO MAR (abre em nova aba)' })).toHaveAttribute(
    'href',
    bank.url,
  );
});

test('has no link where the site is not known', () => {
  show({ url: null });
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('BANCO DO MAR')).toBeInTheDocument();
});

test('shows the initials in their colour, silent for screen readers', () => {
  show({});
  expect(screen.getByText('BD')).toHaveAttribute('data-style', '3');
  expect(screen.getByText('BD')).toHaveAttribute('aria-hidden', 'true');
});

test('shows a raster logo instead of the initials', () => {
  const logo = {
    extension: 'png',
    publicURL: null,
    childImageSharp: { gatsbyImageData: imageOf('mar.png') },
  };
  const card = show({ logo } as unknown as Partial<Partner>);
  expect(card.querySelector('img')).toHaveAttribute('src', '/static/mar.png');
  expect(screen.queryByText('BD')).toBeNull();
});

test('shows an SVG logo as it is', () => {
  const logo = { extension: 'svg', publicURL: '/static/mar.svg', childImageSharp: null };
  const card = show({ logo } as unknown as Partial<Partner>);
  expect(card.querySelector('img')).toHaveAttribute('src', '/static/mar.svg');
});
