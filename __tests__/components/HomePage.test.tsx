import { render, screen, within } from '@testing-library/react';
import HomePage from '@/pages/index';
import { pageProps, queries } from './support/queries';

beforeEach(() => {
  render(<HomePage {...pageProps(queries)} />);
});

test('the sections stand in the order of the menu', () => {
  const targets = queries.interfaceTexts.menu.map(({ target }) => target);
  const sections = [...document.querySelectorAll(targets.join())];
  expect(sections.map(({ id }) => `#${id}`)).toEqual(targets);
  for (const section of sections)
    expect(section.querySelector('[tabindex="-1"]')?.tagName).toMatch(/^H\d$/);
});

test('a number is read in words where it has some', () => {
  const item = screen.getByText('mais de dez').closest('li') as HTMLElement;
  const number = within(item).getByText('10+');
  expect(number).toHaveAttribute('aria-hidden', 'true');
});
