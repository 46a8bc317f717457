import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Layout } from '@/components/Layout/Layout';
import { expectChat, links } from '../support/chatLinks';
import { site } from '../support/content';

const { company, homeFooter: footer, interfaceTexts: texts, allMarkdownRemark } = site;

const show = (onHome = true) =>
  render(
    <Layout site={site} onHome={onHome}>
      Conteúdo
    </Layout>,
  );

/** The menu's links, of the small menu and of the wide one: CSS shows one of the two. */
const targets = (label: string) =>
  within(screen.getByRole('navigation', { name: texts.menuLabel }))
    .getAllByText(label)
    .map((link) => link.getAttribute('href'));

describe('the header', () => {
  test.each(texts.menu.map(({ label, target }) => [label, target]))(
    '%s scrolls to %s on the home page and leads there from elsewhere',
    (label, target) => {
      show().unmount();
      show(true);
      expect(new Set(targets(label))).toEqual(new Set([target]));
      document.body.replaceChildren();
      show(false);
      expect(new Set(targets(label))).toEqual(new Set([`/${target}`]));
    },
  );

  test('the brand leads home from elsewhere and says so', () => {
    show(false);
    const brand = screen.getByRole('link', {
      name: new RegExp(`^${company.brand}.*${texts.backHome}`),
    });
    expect(brand).toHaveAttribute('href', '/');
  });

  test('its button opens the chat', () => {
    show();
    expectChat(links(texts.chatAction)[0]);
  });

  test('the small menu opens and closes by its button', async () => {
    show();
    const user = userEvent.setup();
    const [button] = screen.getAllByText(texts.menuButton);
    const menu = button?.closest('details');
    expect(menu).not.toHaveAttribute('open');
    await user.click(button as HTMLElement);
    expect(menu).toHaveAttribute('open');
    await user.click(button as HTMLElement);
    expect(menu).not.toHaveAttribute('open');
  });
});

describe('the footer', () => {
  test('is the contact section of the home page, and of no other', () => {
    const { unmount } = show();
    expect(screen.getByRole('contentinfo')).toHaveAttribute('id', 'contato');
    unmount();
    show(false);
    expect(screen.getByRole('contentinfo')).not.toHaveAttribute('id');
  });

  test('lists the services, each leading to the services', () => {
    show();
    const column = screen.getByRole('heading', { name: footer.servicesTitle }).parentElement;
    const found = within(column as HTMLElement).getAllByRole('link');
    expect(found.map(({ textContent }) => textContent)).toEqual(footer.services);
    for (const link of found) expect(link).toHaveAttribute('href', '#servicos');
  });

  test('its quick links lead to the sections', () => {
    show(false);
    const column = screen.getByRole('navigation', { name: footer.linksTitle });
    for (const { label, target } of footer.links)
      expect(within(column).getByRole('link', { name: label })).toHaveAttribute(
        'href',
        `/${target}`,
      );
  });

  test('its contacts open the chat, dial and write', () => {
    show();
    expectChat(links(footer.chatButton)[0]);
    expect(screen.getByRole('link', { name: /^Ligue/ })).toHaveAttribute(
      'href',
      company.facts.phoneUrl,
    );
    expect(screen.getByRole('link', { name: /^Escreva/ })).toHaveAttribute(
      'href',
      company.facts.emailUrl,
    );
  });

  test('says the hours, the office, and who the company is with its own address', () => {
    show();
    const text = screen.getByRole('contentinfo');
    for (const words of [
      company.facts.hours,
      company.facts.office,
      company.facts.address,
      company.legalName,
      '11.222.333/0001-81',
    ])
      expect(text).toHaveTextContent(words);
  });

  test('leads to every legal page', () => {
    show();
    for (const { frontmatter } of allMarkdownRemark.nodes)
      expect(screen.getByRole('link', { name: frontmatter.title })).toHaveAttribute(
        'href',
        `/${frontmatter.slug}`,
      );
  });
});
