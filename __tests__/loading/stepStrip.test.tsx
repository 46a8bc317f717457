import { fireEvent, render, screen } from '@testing-library/react';
import { stepStrip } from '@/loading/stepStrip';

const carousel = (
  <div data-carousel="">
    <ul>
      <li>BMG</li>
    </ul>
    <button type="button" data-step={-1}>
      Parceiro anterior
    </button>
    <button type="button" data-step={1}>
      <svg aria-hidden="true" data-testid="seta" />
      Próximo parceiro
    </button>
    <button type="button">Seta do carrossel vivo</button>
  </div>
);

const scrolled = jest.fn();

beforeAll(() => {
  stepStrip();
  // jsdom lays nothing out: the card gets the width that it has in a browser, the list says what it is asked.
  Element.prototype.getBoundingClientRect = () => ({ width: 224 }) as DOMRect;
  Element.prototype.scrollBy = scrolled as never;
});

beforeEach(() => {
  scrolled.mockClear();
  render(carousel);
});

test('an arrow scrolls the plain list by one card', () => {
  fireEvent.click(screen.getByText('Parceiro anterior'));
  expect(scrolled).toHaveBeenCalledWith({ left: -224 });
});

test('a tap on the icon inside an arrow counts', () => {
  fireEvent.click(screen.getByTestId('seta'));
  expect(scrolled).toHaveBeenCalledWith({ left: 224 });
});

test('leaves the arrows of the living carousel to React', () => {
  fireEvent.click(screen.getByText('Seta do carrossel vivo'));
  expect(scrolled).not.toHaveBeenCalled();
});
