/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { showContentProblems } from '../../src/dev/contentPanel';

const SERVER = 'http://127.0.0.1:8001';
const panel = () => document.querySelector('iframe');
const say = (errors: number, origin = SERVER) =>
  window.dispatchEvent(
    new MessageEvent('message', { origin, data: { errors } }),
  );

test('does nothing where no server tells of the content', () => {
  showContentProblems();
  expect(panel()).toBeNull();
});

test('stands over the page while there is an error, and hears nobody but the server', () => {
  process.env.GATSBY_CONTENT_SERVER = SERVER;
  showContentProblems();
  expect(panel()?.src).toBe(`${SERVER}/?avisos`);
  expect(panel()?.hidden).toBe(true);
  say(1, 'https://exemplo.com');
  expect(panel()?.hidden).toBe(true);
  say(1);
  expect(panel()?.hidden).toBe(false);
  expect(panel()).toHaveAccessibleName('Há um erro no conteúdo');
  say(2);
  expect(panel()?.title).toBe('Há 2 erros no conteúdo');
  say(0);
  expect(panel()?.hidden).toBe(true);
});
