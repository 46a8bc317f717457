import { screen } from '@testing-library/react';
import { chat } from './content';

/** Every link on the screen whose words begin with the given ones. */
export const links = (words: string) =>
  screen
    .getAllByRole('link')
    .filter((link) => link.textContent?.startsWith(words)) as HTMLAnchorElement[];

/** Asserts that a link opens the chat in a new tab, which learns nothing of this one's window, and that it shows the app's mark. */
export function expectChat(link: HTMLElement | undefined) {
  expect(link).toHaveAttribute('href', chat.url);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
  expect(link?.querySelector('use')).toHaveAttribute('href', '#icon-chat');
  expect(link).toHaveAccessibleName(expect.stringContaining(chat.newTab));
}
