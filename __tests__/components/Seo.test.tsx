import { render, waitFor } from '@testing-library/react';
import { Seo } from '@/components/Seo/Seo';
import { asScript } from '@/components/Seo/structuredData';
import { themeColors } from '@/components/Seo/themeColors';

const SITE = 'https://www.costaclara.com.br';

/** Renders the head of a page. react-helmet writes it a frame later. */
async function renderHead(props: Parameters<typeof Seo>[0], title: string) {
  render(<Seo {...props} />);
  await waitFor(() => expect(document.title).toBe(title));
}

const find = (selector: string) => document.head.querySelector(selector);

const structuredData = () =>
  JSON.parse(find('[type="application/ld+json"]')?.textContent ?? '')['@graph'];

test('a page has its own title, address, description and card', async () => {
  const name = 'Termos de Uso';
  const description = 'O que vale.';
  const title = 'Termos de Uso | Costa Clara';
  const url = `${SITE}/termos-uso`;
  await renderHead({ path: '/termos-uso', name, description }, title);
  expect(find('link[rel=canonical]')).toHaveAttribute('href', url);
  for (const [selector, content] of [
    ['[name=description]', description],
    ['[property="og:title"]', title],
    ['[property="og:description"]', description],
    ['[property="og:url"]', url],
    ['[property="og:image"]', `${SITE}/social-card.jpg`],
    ['[name="twitter:card"]', 'summary_large_image'],
  ] as const)
    expect(find(`meta${selector}`)).toHaveAttribute('content', content);
  const dark = find('[name=theme-color][media*=dark]');
  expect(dark).toHaveAttribute('content', themeColors.dark);
  for (const rel of ['icon', 'apple-touch-icon', 'manifest'])
    expect(find(`link[rel=${rel}]`)).not.toBeNull();
  expect(structuredData().at(-1).itemListElement).toMatchObject([
    { name: 'Página inicial', item: `${SITE}/` },
    { name, item: url },
  ]);
});

test('the home page says what the site is, who the company is, and when it answers', async () => {
  await renderHead({ path: '/' }, 'Costa Clara | Consignado sem pressa');
  expect(find('meta[name=description]')).toHaveAttribute(
    'content',
    'Crédito consignado explicado.',
  );
  const [company, ...others] = structuredData();
  // No breadcrumb.
  expect(others).toMatchObject([{ '@type': 'WebSite', inLanguage: 'pt-BR' }]);
  // Never a bank, and never with a rating: search engines would show both.
  expect(company).toMatchObject({
    '@type': 'FinancialService',
    legalName: 'Costa Clara Correspondente Bancário Ltda.',
    disambiguatingDescription: 'Correspondente bancário',
    address: { postalCode: '11410-000' },
    contactPoint: {
      telephone: '+5513991234567',
      hoursAvailable: {
        dayOfWeek: expect.arrayContaining(['Monday']),
        opens: '09:00',
      },
    },
  });
  expect(company).not.toHaveProperty('aggregateRating');
});

test('no text can close the structured data’s script', () => {
  const data = { name: '</script><script>alert(1)</script>' };
  expect(asScript(data)).not.toContain('</script');
  expect(JSON.parse(asScript(data))).toEqual(data);
});
