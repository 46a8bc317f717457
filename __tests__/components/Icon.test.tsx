/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { Icon } from '@/components/Icon/Icon';

test.each(['chat', 'phone'] as const)(
  'the icon %s is hidden from screen readers, and 24 pixels wide and high without styles',
  (name) => {
    const { container } = render(<Icon name={name} />);
    const icon = container.querySelector('svg[aria-hidden="true"]');
    expect(icon?.getAttribute('width')).toBe('24');
    expect(icon?.getAttribute('height')).toBe('24');
  },
);
