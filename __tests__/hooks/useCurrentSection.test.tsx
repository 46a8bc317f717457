import { act, render, screen } from '@testing-library/react';
import { useCurrentSection } from '@/hooks/useCurrentSection';

/** The page's sections, and what the hook says about them. */
function Reader({ targets }: { readonly targets: readonly string[] }) {
  return <output>{useCurrentSection(targets) ?? 'nenhuma'}</output>;
}

let enter: (id: string) => void;
let stopped: jest.Mock;

beforeEach(() => {
  document.body.innerHTML = '<div><p id="sobre">…</p><p id="servicos">…</p></div>';
  stopped = jest.fn();
  // jsdom has no layout: the test says what crosses the line.
  window.IntersectionObserver = class extends window.IntersectionObserver {
    constructor(tell: IntersectionObserverCallback) {
      super(tell);
      enter = (id) => {
        const target = document.getElementById(id) as Element;
        tell([{ isIntersecting: true, target } as IntersectionObserverEntry], this);
      };
    }
    override disconnect() {
      stopped();
    }
  };
});

const said = () => screen.getByRole('status').textContent;

test('names no section at first', () => {
  render(<Reader targets={['#sobre', '#servicos']} />);
  expect(said()).toBe('nenhuma');
});

test('names the section that crosses the line', () => {
  render(<Reader targets={['#sobre', '#servicos']} />);
  act(() => enter('servicos'));
  expect(said()).toBe('#servicos');
});

test('follows the visitor to the next section', () => {
  render(<Reader targets={['#sobre', '#servicos']} />);
  act(() => enter('sobre'));
  act(() => enter('servicos'));
  expect(said()).toBe('#servicos');
});

test('stops following when the page goes', () => {
  render(<Reader targets={['#sobre']} />).unmount();
  expect(stopped).toHaveBeenCalledTimes(1);
});

test('follows nothing where there is nothing to follow', () => {
  render(<Reader targets={[]} />);
  expect(said()).toBe('nenhuma');
});
