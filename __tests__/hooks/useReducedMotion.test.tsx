import { act, renderHook } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { useReducedMotion } from '@/hooks/useReducedMotion';

let change: (matches: boolean) => void;

beforeEach(() => {
  const media = { matches: false };
  const listeners = new Set<() => void>();
  change = (matches) => {
    media.matches = matches;
    for (const listener of listeners) listener();
  };
  window.matchMedia = () =>
    Object.assign(media, {
      addEventListener: (_name: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_name: string, listener: () => void) => listeners.delete(listener),
    }) as unknown as MediaQueryList;
});

test('is false for who asked for nothing', () => {
  expect(renderHook(() => useReducedMotion()).result.current).toBe(false);
});

test('follows the setting while the page is open', () => {
  const { result } = renderHook(() => useReducedMotion());
  act(() => change(true));
  expect(result.current).toBe(true);
});

test('is true on the server, which knows nobody’s wish', () => {
  function Said() {
    return <p>{String(useReducedMotion())}</p>;
  }
  expect(renderToStaticMarkup(<Said />)).toContain('true');
});
