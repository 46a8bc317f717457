import { fireEvent, render, screen } from '@testing-library/react';
import { enhanceMenu } from '@/client/menu';

const page = (
  <>
    <details data-menu="" open>
      <summary>Menu</summary>
      <p>Um título no painel</p>
      <a href="#sobre">
        <span>Sobre Nós</span>
      </a>
    </details>
    <a href="#home">Maré Crédito</a>
    <details open>
      <summary>Outra coisa que abre</summary>
    </details>
  </>
);

const menu = () => screen.getByText('Menu').parentElement as HTMLDetailsElement;

beforeAll(() => enhanceMenu());
beforeEach(() => {
  render(page);
});

test('Escape leaves the focus where it is when the menu is closed', () => {
  menu().open = false;
  screen.getByText('Maré Crédito').focus();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.getByText('Maré Crédito')).toHaveFocus();
});

test('other keys leave it open', () => {
  fireEvent.keyDown(screen.getByText('Menu'), { key: 'ArrowDown' });
  expect(menu().open).toBe(true);
});

test('a tap on its button is left to the browser, a tap between its links changes nothing', () => {
  fireEvent.click(screen.getByText('Um título no painel'));
  expect(menu().open).toBe(true);
});

test('a focus that leaves it closes it', () => {
  screen.getByText('Maré Crédito').focus();
  expect(menu().open).toBe(false);
});

test('a window that comes back to the front closes nothing', () => {
  fireEvent.focusIn(document);
  expect(menu().open).toBe(true);
});

test('other things that open are none of its business', () => {
  fireEvent.click(document.body);
  expect(screen.getByText('Outra coisa que abre').parentElement).toHaveAttribute('open');
});
