/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { startDevelopmentPage } from '../../tools/dev/developmentPage';

let stream: EventTarget;

beforeAll(() => {
  window.EventSource = class extends EventTarget {
    constructor() {
      super();
      stream = this;
    }
  } as unknown as typeof EventSource;
  startDevelopmentPage();
});

const send = (errors: number, text: string) =>
  stream.dispatchEvent(
    new MessageEvent('message', { data: JSON.stringify({ errors, text }) }),
  );
const panel = () => document.querySelector('dialog');

test.each([
  [1, 'Há um erro'],
  [2, 'Há 2 erros'],
])('shows what the content check says of %i errors', (errors, name) => {
  send(errors, 'Encontrei "x"');
  expect(panel()).toBeVisible();
  expect(panel()).toHaveTextContent('Encontrei "x"');
  expect(panel()).toHaveAttribute('aria-label', name);
});

test('is gone when no error is left', () => {
  send(1, 'Encontrei "x"');
  send(0, '');
  expect(panel()).not.toBeVisible();
});
