import { whenWanted } from '@/loading/whenWanted';

/** A browser's observer that the test moves the page under. */
class Observer {
  static last: Observer | undefined;
  readonly observed: Element[] = [];
  gone = false;

  constructor(
    readonly tell: (entries: { isIntersecting: boolean }[]) => void,
    readonly options: IntersectionObserverInit,
  ) {
    Observer.last = this;
  }

  observe(element: Element) {
    this.observed.push(element);
  }

  disconnect() {
    this.gone = true;
  }
}

const start = jest.fn();
const parsed = () => document.dispatchEvent(new Event('DOMContentLoaded'));

beforeEach(() => {
  start.mockClear();
  Observer.last = undefined;
  window.IntersectionObserver = Observer as never;
  document.body.innerHTML = '<section id="parceiros"></section>';
  whenWanted(start);
});

// Ends what a test left waiting.
afterEach(() => void window.dispatchEvent(new Event('keydown')));

test.each(['pointerdown', 'keydown'])('starts at the first %s', (type) => {
  document.body.dispatchEvent(new Event(type, { bubbles: true }));
  expect(start).toHaveBeenCalledTimes(1);
});

test('starts once, whatever comes after', () => {
  parsed();
  for (const type of ['pointerdown', 'keydown', 'pointerdown'])
    window.dispatchEvent(new Event(type));
  Observer.last?.tell([{ isIntersecting: true }]);
  expect(start).toHaveBeenCalledTimes(1);
});

test.each(['scroll', 'wheel', 'pointermove', 'mousemove', 'focus'])(
  'a mere %s starts nothing',
  (type) => {
    parsed();
    window.dispatchEvent(new Event(type));
    expect(start).not.toHaveBeenCalled();
  },
);

test('starts when the carousel comes within one screen', () => {
  parsed();
  expect(Observer.last?.observed).toEqual([document.querySelector('#parceiros')]);
  expect(Observer.last?.options.rootMargin).toBe('100% 0px');
  Observer.last?.tell([{ isIntersecting: false }]);
  expect(start).not.toHaveBeenCalled();
  Observer.last?.tell([{ isIntersecting: true }]);
  expect(start).toHaveBeenCalledTimes(1);
  expect(Observer.last?.gone).toBe(true);
});

test('a touch before the page is read to its end leaves no observer behind', () => {
  window.dispatchEvent(new Event('pointerdown'));
  parsed();
  expect(Observer.last).toBeUndefined();
});

test('a page without a carousel waits for the visitor', () => {
  document.body.innerHTML = '';
  parsed();
  expect(Observer.last).toBeUndefined();
});
