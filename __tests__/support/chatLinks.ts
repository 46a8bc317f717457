import { screen } from '@testing-library/react';
import { chat } from './content';

/** Every link on the screen whose words begin with the given ones. */
export const links = (words: string) =>
  screen
    .getAllByRole('link')
    .filter((link) => link.textContent?.startsWith(words)) as HTMLAnchorElement[];

/** Asserts that a link is a call to action as decision 9 has it. */
export function expectChat(link: HTMLElement | undefined) {
  expect(link).toHaveAttribute('href', chat.url);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
}
