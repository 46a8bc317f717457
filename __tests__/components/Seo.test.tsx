import { render } from '@testing-library/react';
import { Seo } from '@/components/Seo/Seo';
import { site } from '../support/content';

const { siteUrl } = site.company;

const facts = {
  site,
  title: 'Título',
  description: 'Descrição.',
};
const canonical = () => document.querySelector('link[rel="canonical"]')?.getAttribute('href');

// react-helmet writes the head in its own frame.
const settled = () => new Promise((done) => requestAnimationFrame(done));

test.each([
  ['/', `${siteUrl}/`],
  ['/termos-uso', `${siteUrl}/termos-uso`],
])('the canonical address of %s is %s', async (path, address) => {
  render(<Seo {...facts} path={path} />);
  await settled();
  expect(canonical()).toBe(address);
});

test('says title, description and language', async () => {
  render(<Seo {...facts} path="/" />);
  await settled();
  expect(document.title).toBe('Título');
  expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
    'content',
    'Descrição.',
  );
  expect(document.documentElement).toHaveAttribute('lang', 'pt-BR');
});

test('a page without an address of its own stays out of search results', async () => {
  render(<Seo {...facts} path={null} />);
  await settled();
  for (const crawler of ['googlebot', 'bingbot'])
    expect(document.querySelector(`meta[name="${crawler}"]`)).toHaveAttribute('content', 'noindex');
  expect(canonical()).toBeUndefined();
});

const property = (name: string) =>
  document.querySelector(`meta[property="${name}"]`)?.getAttribute('content');

test('messengers show title, address and a picture of the site', async () => {
  render(<Seo {...facts} path="/termos-uso" />);
  await settled();
  expect(property('og:title')).toBe('Título');
  expect(property('og:url')).toBe(`${siteUrl}/termos-uso`);
  expect(property('og:image')).toMatch(/^https:\/\/.*social-card/);
});

test('machines learn that the company is a financial service, never a bank, and no rating', async () => {
  render(<Seo {...facts} path="/" />);
  await settled();
  const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  expect(data).toContain('FinancialService');
  expect(data).toContain('openingHoursSpecification');
  expect(data).not.toMatch(/BankOrCreditUnion|aggregateRating/);
});
