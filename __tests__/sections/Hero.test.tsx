import { render, screen } from '@testing-library/react';
import { Hero } from '@/sections/Hero/Hero';
import { expectChat, links } from '../support/chatLinks';
import { chat, home } from '../support/content';

beforeEach(() => {
  render(<Hero hero={home.hero} chat={chat} />);
});

test('asks the question as its heading', () => {
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    /^Qual o tamanho do seu sonho\?$/,
  );
});

test('is the place that #home leads to', () => {
  expect(screen.getByRole('region', { name: 'Qual o tamanho do seu sonho?' })).toHaveAttribute(
    'id',
    'home',
  );
});

test('shows the tagline', () => {
  expect(screen.getByText(home.hero.badge)).toBeInTheDocument();
});

test.each(['Fale Conosco', 'Saiba Mais'])('%s opens the chat', (words) => {
  expect(links(words)).toHaveLength(1);
  expectChat(links(words)[0]);
});

test('describes its picture', () => {
  expect(screen.getByRole('img', { name: home.hero.imageAlt })).toBeInTheDocument();
});

test('fetches its picture at once, before others', () => {
  const picture = screen.getByRole('img', { name: home.hero.imageAlt });
  expect(picture).toHaveAttribute('loading', 'eager');
  expect(picture).toHaveAttribute('fetchpriority', 'high');
});
