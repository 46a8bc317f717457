/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { PartnerCard } from '@/components/PartnerCard/PartnerCard';

test.each([
  ['FINANCEIRA TRES RIOS', 'FT', 2, '3'],
  ['Q4+', 'Q', 3, '4'],
  ['RIO CARD', 'RC', 4, '1'],
])(
  '%s has no logo and shows the initials %s, at position %i in style %s',
  (name, initials, position, style) => {
    const partner = { name, url: null, logo: null };
    render(<PartnerCard partner={partner} position={position} />);
    const shape = document.querySelector('[data-initials][aria-hidden]');
    expect(shape?.getAttribute('data-initials')).toBe(initials);
    expect(shape?.getAttribute('data-style')).toBe(style);
  },
);
