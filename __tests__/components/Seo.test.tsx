import { render } from '@testing-library/react';
import { Seo } from '@/components/Seo/Seo';

const facts = {
  siteUrl: 'https://www.exemplo.example',
  title: 'Título',
  description: 'Descrição.',
};
const canonical = () => document.querySelector('link[rel="canonical"]')?.getAttribute('href');

// react-helmet writes the head in its own frame.
const settled = () => new Promise((done) => requestAnimationFrame(done));

test.each([
  ['/', 'https://www.exemplo.example/'],
  ['/termos-uso', 'https://www.exemplo.example/termos-uso'],
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
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(canonical()).toBeUndefined();
});
