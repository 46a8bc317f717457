import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import NotFoundPage from '@/pages/404';
import { expectChat, links } from '../support/chatLinks';
import { notFoundTexts, site } from '../support/content';

type Props = ComponentProps<typeof NotFoundPage>;

const page = (pathname: string) => (
  <NotFoundPage
    {...({ data: { ...site, notFoundTexts }, location: { pathname } } as unknown as Props)}
  />
);

let said: jest.SpyInstance;

beforeEach(() => {
  said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  window.missingPath = undefined;
});

afterEach(() => said.mockRestore());

test('says Oops! Page not found, marked as English', () => {
  render(page('/nada'));
  expect(screen.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toHaveAttribute(
    'lang',
    'en',
  );
});

test('says it in Portuguese too', () => {
  render(page('/nada'));
  expect(screen.getByText(notFoundTexts.notFound.text)).toBeInTheDocument();
});

test('Return to Home leads home, marked as English', () => {
  render(page('/nada'));
  const link = screen.getByRole('link', { name: 'Return to Home' });
  expect(link).toHaveAttribute('href', '/');
  expect(link).toHaveAttribute('lang', 'en');
});

test('keeps the chat in reach', () => {
  render(page('/nada'));
  expectChat(links('Fale Conosco')[0]);
});

describe('the console', () => {
  test('learns the missing path', () => {
    render(page('/nao-existe'));
    expect(said).toHaveBeenCalledWith(expect.stringContaining('/nao-existe'));
  });

  test('learns it once, also when the page renders again', () => {
    const { rerender } = render(page('/nao-existe'));
    rerender(page('/nao-existe'));
    expect(said).toHaveBeenCalledTimes(1);
  });

  test('does not learn it again when the inline script has said it', () => {
    window.missingPath = '/nao-existe';
    render(page('/nao-existe'));
    expect(said).not.toHaveBeenCalled();
  });

  test('learns the next missing path', () => {
    const { rerender } = render(page('/um'));
    rerender(page('/dois'));
    expect(said).toHaveBeenCalledTimes(2);
  });

  test.each(['/404', '/404/', '/404.html'])('learns nothing of %s, which exists', (path) => {
    render(page(path));
    expect(said).not.toHaveBeenCalled();
  });
});
