/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { PartnerCard } from '@/components/PartnerCard/PartnerCard';
import { PartnerCarousel } from '@/components/PartnerCarousel/PartnerCarousel';
import { partnerTexts } from '../support/texts';
import { picture } from './support/picture';

jest.mock('gatsby', () => ({
  graphql: () => {},
  useStaticQuery: () => ({ sharedTexts: {} }),
}));

const partner = { name: 'CAIXA CCA', url: 'https://a.com', logo: null };

test('is a link only where the partner’s site is known, and a logo adds nothing to its name', () => {
  const logo = picture('caixa');
  const { rerender } = render(
    <PartnerCard partner={{ ...partner, logo }} position={0} />,
  );
  const link = screen.getByRole('link', { name: 'CAIXA CCA' });
  expect(link).toHaveAttribute('href', partner.url);
  expect(document.querySelector('[data-initials]')).toBeNull();
  rerender(<PartnerCard partner={{ ...partner, url: null }} position={0} />);
  expect(screen.getByText('CAIXA CCA')).toBeInTheDocument();
  expect(document.querySelector('a')).toBeNull();
});

test.each([
  ['CAIXA CCA', 'CC', 0, '1'],
  [' Onda da sorte', 'OD', 4, '1'],
])(
  'instead of a logo %s has the initials %s, at %i in style %s',
  (name, initials, position, style) => {
    render(<PartnerCard partner={{ ...partner, name }} position={position} />);
    const circle = document.querySelector('[data-initials]');
    expect(circle).toHaveAttribute('data-initials', initials);
    expect(circle).toHaveAttribute('data-style', style);
    expect(screen.getByRole('link')).toHaveAccessibleName(name.trim());
  },
);

test.each([12, 11])(
  '%i partners are in the list, those with a logo first, and only enough of them in a carousel',
  (count) => {
    const partners = Array.from({ length: count }, (_, index) => ({
      ...partner,
      name: `Banco ${index}`,
      logo: index === count - 1 ? picture('caixa') : null,
    }));
    render(<PartnerCarousel partners={partners} labels={partnerTexts} />);
    const list = screen.getByRole('group', { name: partnerTexts.title });
    const links = within(list).getAllByRole('link');
    expect(links).toHaveLength(count);
    expect(links[0]).toHaveAccessibleName(`Banco ${count - 1}`);
    const isEnough = count === 12;
    for (const found of [
      screen.queryByRole('button', { name: partnerTexts.next }),
      screen.queryByText(partnerTexts.count.replace('{total}', `${count}`)),
      document.querySelector('details'),
      document.querySelector('[data-carousel]'),
    ])
      expect(Boolean(found)).toBe(isEnough);
  },
);
