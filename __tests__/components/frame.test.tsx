import { render, screen, within } from '@testing-library/react';
import { Layout } from '@/components/Layout/Layout';
import { site } from '../support/content';

const { company, homeFooter: footer, interfaceTexts: texts, allMarkdownRemark } = site;

const show = (onHome = true) =>
  render(
    <Layout site={site} onHome={onHome}>
      Conteúdo
    </Layout>,
  );

test('the brand leads home from another page and says so', () => {
  show(false);
  const name = new RegExp(`^${company.brand}.*${texts.backHome}`);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/');
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

  test('its contacts dial and write', () => {
    show();
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
