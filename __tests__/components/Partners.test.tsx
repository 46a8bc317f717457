/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { PartnerCarousel } from '@/components/PartnerCarousel/PartnerCarousel';
import { partnerTexts } from '../support/texts';
import { picture } from './support/picture';

jest.mock('gatsby', () => ({
  graphql: () => {},
  useStaticQuery: () => ({ sharedTexts: {} }),
}));

test.each([12, 11])(
  '%i partners are in the list, logos first, and only enough of them in a carousel',
  (count) => {
    const partners = Array.from({ length: count }, (_, index) => ({
      name: ` Banco do Rio ${index}`,
      url: 'https://a.com',
      logo: index === count - 1 ? picture('caixa') : null,
    }));
    render(<PartnerCarousel partners={partners} labels={partnerTexts} />);
    const list = screen.getByRole('group', { name: partnerTexts.title });
    const links = within(list).getAllByRole('link');
    expect(links).toHaveLength(count);
    expect(links[0]).toHaveAccessibleName(`Banco do Rio ${count - 1}`);
    const circles = list.querySelectorAll<HTMLElement>('[data-initials]');
    const drawn = Array.from(
      circles,
      ({ dataset: { initials, style } }) => `${initials} in style ${style}`,
    );
    expect(drawn.slice(0, 4)).toEqual(
      [2, 3, 4, 1].map((style) => `BD in style ${style}`),
    );

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
