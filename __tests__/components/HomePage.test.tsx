import { render, screen, within } from '@testing-library/react';
import HomePage from '@/pages/index';
import { pageProps, queries } from './support/queries';

beforeEach(() => {
  render(<HomePage {...pageProps(queries)} />);
});

test('the sections of the specification stand in its order, each with the anchor that the menu names', () => {
  const sections = [
    ['home', 'Qual o tamanho do seu sonho?'],
    ['', 'Números da casa'],
    ['sobre', 'Quem é a Costa Clara'],
    ['servicos', 'Serviços da casa'],
    ['parceiros', 'Nossos Parceiros'],
  ];
  const shown = [...screen.getByRole('main').querySelectorAll('section')].map(
    (section) => [section.id, section.querySelector('h1, h2')?.textContent],
  );
  // Others may stand between them.
  const titles = sections.map(([, title]) => title);
  expect(shown.filter(([, title]) => titles.includes(title as string))).toEqual(
    sections,
  );
});

test('a jump to a section moves the focus to its heading', () => {
  const { menu } = queries.interfaceTexts;
  const focused = menu.map(({ target }) =>
    document.querySelector(`${target} [tabindex="-1"]`),
  );
  expect(focused.map((heading) => heading?.textContent)).toEqual([
    'Qual o tamanho do seu sonho?',
    'Quem é a Costa Clara',
    'Serviços da casa',
    'Nossos Parceiros',
    'Entre em Contato',
  ]);
});

test('a number is read in words where it has some', () => {
  const item = screen.getByText('mais de dez').closest('li') as HTMLElement;
  const number = within(item).getByText('10+');
  expect(number).toHaveAttribute('aria-hidden', 'true');
  expect(item).toHaveTextContent('o que o número 2 conta');
  expect(item).toHaveTextContent('Frase de apoio do número 2.');
});
