import { render } from '@testing-library/react';
import { PartnerCard } from '@/components/PartnerCard/PartnerCard';

test.each([
  [
    'CAIXA CCA',
    0,
    'https://a.com',
    '<a class="card" href="https://a.com" target="_blank" rel="noopener"><span class="initials" data-style="1" data-initials="CC" aria-hidden="true"></span><span class="name" data-name="">CAIXA CCA</span></a>',
  ],
  [
    'Onda da sorte',
    5,
    null,
    '<div class="card"><span class="initials" data-style="2" data-initials="OD" aria-hidden="true"></span><span class="name" data-name="">Onda da sorte</span></div>',
  ],
])(
  'the card of %s at %i, whose site is %s, has initials',
  (name, position, url, html) => {
    const partner = { name, url, logo: null };
    const { container } = render(
      <PartnerCard partner={partner} position={position} />,
    );
    expect(container.innerHTML).toBe(html);
  },
);
