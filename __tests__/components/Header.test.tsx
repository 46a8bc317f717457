import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Header } from '@/components/Header/Header';
import { expectChat, links } from '../support/chatLinks';
import { chat, site } from '../support/content';

const { company, interfaceTexts: texts } = site;

function show(onHome: boolean) {
  render(
    <Header
      brand={company.brand}
      backHome={texts.backHome}
      onHome={onHome}
      menuLabel={texts.menuLabel}
      menuButton={texts.menuButton}
      menu={texts.menu}
      chat={chat}
      chatAction={texts.chatAction}
    />,
  );
}

/** The menu's links, of the small menu and of the wide one: CSS shows one of the two. */
const targets = (label: string) =>
  within(screen.getByRole('navigation', { name: texts.menuLabel }))
    .getAllByText(label)
    .map((link) => link.getAttribute('href'));

describe.each([
  ['Home', '#home'],
  ['Sobre Nós', '#sobre'],
  ['Serviços', '#servicos'],
  ['Parceiros', '#parceiros'],
  ['Contato', '#contato'],
])('the menu link %s', (label, target) => {
  test('scrolls on the home page', () => {
    show(true);
    expect(new Set(targets(label))).toEqual(new Set([target]));
  });

  test('leads to the home page from elsewhere', () => {
    show(false);
    expect(new Set(targets(label))).toEqual(new Set([`/${target}`]));
  });
});

test('shows the brand', () => {
  show(true);
  expect(screen.getByRole('link', { name: company.brand })).toHaveAttribute('href', '#home');
});

test('the brand leads home from elsewhere and says so', () => {
  show(false);
  const brand = screen.getByRole('link', { name: /Voltar ao início/ });
  expect(brand).toHaveAttribute('href', '/');
  expect(brand).toHaveTextContent(company.brand);
});

test('Fale Conosco opens the chat', () => {
  show(true);
  expectChat(links('Fale Conosco')[0]);
});

describe('the small menu', () => {
  const menu = () => screen.getByText(texts.menuButton).closest('details');

  test('is closed at first', () => {
    show(true);
    expect(menu()).not.toHaveAttribute('open');
  });

  test('opens and closes by its button', async () => {
    show(true);
    const user = userEvent.setup();
    await user.click(screen.getByText(texts.menuButton));
    expect(menu()).toHaveAttribute('open');
    await user.click(screen.getByText(texts.menuButton));
    expect(menu()).not.toHaveAttribute('open');
  });
});
