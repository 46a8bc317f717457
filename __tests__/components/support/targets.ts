import { within } from '@testing-library/react';

/** Where an element's links lead. */
export const targetsIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
