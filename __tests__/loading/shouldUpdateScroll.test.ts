import { ask, watchHistory } from '@/browser/history';
import { shouldUpdateScroll } from '@/browser/shouldUpdateScroll';

beforeAll(watchHistory);

const scrollTo = jest.fn();
const scrollIntoView = jest.fn();
const saved = 1234;

function arrive(
  from: string | undefined,
  { byHistory = false, ...to }: { pathname: string; hash?: string; byHistory?: boolean },
) {
  if (byHistory) window.dispatchEvent(new Event('popstate'));
  else ask();
  return shouldUpdateScroll({
    prevRouterProps: from === undefined ? undefined : { location: { pathname: from } },
    routerProps: { location: { hash: '', ...to } },
    // Gatsby knows a place by its key; a new place has no position yet.
    getSavedScrollPosition: () => [0, byHistory ? saved : 0],
  } as never);
}

beforeEach(() => {
  scrollTo.mockClear();
  scrollIntoView.mockClear();
  window.scrollTo = scrollTo;
  Element.prototype.scrollIntoView = scrollIntoView;
  document.body.innerHTML = '<section id="servicos"></section>';
});

test('leaves a page alone that was being read when React arrived', () => {
  arrive(undefined, { pathname: '/', hash: '#servicos' });
  expect(scrollTo).not.toHaveBeenCalled();
  expect(scrollIntoView).not.toHaveBeenCalled();
});

test('leaves jumps inside a page, and back, to the browser', () => {
  arrive('/', { pathname: '/', hash: '#servicos', byHistory: true });
  expect(scrollTo).not.toHaveBeenCalled();
  expect(scrollIntoView).not.toHaveBeenCalled();
});

test('begins a new page at its top, at once', () => {
  expect(arrive('/', { pathname: '/termos-uso' })).toBe(false);
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
});

test('goes to the section that the address names', () => {
  arrive('/termos-uso', { pathname: '/', hash: '#servicos' });
  expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'instant' });
});

test('begins at the top where the address names nothing that exists', () => {
  arrive('/termos-uso', { pathname: '/', hash: '#nada' });
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
});

test('goes back to where the page had been left, past its fragment', () => {
  arrive('/termos-uso', { pathname: '/', hash: '#servicos', byHistory: true });
  expect(scrollTo).toHaveBeenCalledWith({ top: saved, behavior: 'instant' });
});
