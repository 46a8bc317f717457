import { act, render, screen } from '@testing-library/react';
import { wrapPageElement } from '@/components/wrapPageElement';
import { UNREACHABLE } from '@/hooks/useUnreachablePage';
import { expectChat, links } from '../support/chatLinks';
import { site } from '../support/content';

type Arguments = Parameters<typeof wrapPageElement>[0];

const page = (element: React.ReactElement, path = '/') =>
  wrapPageElement({ element, props: { data: site, path } } as unknown as Arguments);

function Broken(): React.ReactElement {
  throw new Error('defeito de propósito');
}

/** Renders a page that throws; React's own report of it is not what is tested. */
function showBroken() {
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const view = render(page(<Broken />));
  report.mockRestore();
  return view;
}

const failure = () => screen.queryByRole('heading', { name: 'Unexpected Application Error!' });

test('a page that works shows itself', () => {
  render(page(<p>Tudo bem</p>));
  expect(screen.getByText('Tudo bem')).toBeInTheDocument();
  expect(failure()).toBeNull();
});

describe('a page that throws', () => {
  test('says Unexpected Application Error!, marked as English', () => {
    showBroken();
    expect(failure()).toHaveAttribute('lang', 'en');
  });

  test('says it in Portuguese too', () => {
    showBroken();
    expect(screen.getByText(site.interfaceTexts.error.text)).toBeInTheDocument();
  });

  test('has a way home that needs no router', () => {
    showBroken();
    expect(screen.getByRole('link', { name: 'Voltar ao início' })).toHaveAttribute('href', '/');
  });

  test('keeps the chat in reach', () => {
    showBroken();
    expectChat(links('Fale Conosco')[0]);
  });

  test('puts the focus on what it says', () => {
    showBroken();
    expect(failure()).toHaveFocus();
  });

  test('gives the next page a new chance', () => {
    const { rerender } = showBroken();
    rerender(page(<p>Outra página</p>, '/termos-uso'));
    expect(screen.getByText('Outra página')).toBeInTheDocument();
  });
});

describe('a page that cannot be fetched', () => {
  const lose = () => act(() => window.dispatchEvent(new Event(UNREACHABLE)));

  test('shows the fallback in the place of the page in sight', () => {
    render(page(<p>Tudo bem</p>));
    lose();
    expect(failure()).toBeInTheDocument();
    expect(screen.queryByText('Tudo bem')).toBeNull();
  });

  test('arriving at another page clears it', () => {
    const { rerender } = render(page(<p>Tudo bem</p>));
    lose();
    rerender(page(<p>Outra página</p>, '/termos-uso'));
    expect(failure()).toBeNull();
  });
});
