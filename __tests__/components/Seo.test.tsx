import { render, waitFor } from '@testing-library/react';
import { Seo } from '@/components/Seo/Seo';
import { asScript } from '@/components/Seo/structuredData';

const SITE = 'https://www.costaclara.com.br';

/** Renders the head of a page and waits for react-helmet, which writes it a frame later. @returns what a selector finds there */
async function headOf(props: Parameters<typeof Seo>[0], title: string) {
  render(<Seo {...props} />);
  await waitFor(() => expect(document.title).toBe(title));
  return (selector: string) => document.head.querySelector(selector);
}

function structuredData() {
  const script = document.querySelector('[type="application/ld+json"]');
  const { '@graph': graph } = JSON.parse(script?.textContent ?? '{}');
  return graph as Record<string, unknown>[];
}

test('the head of a page has its title, address and description, and its language is Portuguese', async () => {
  const find = await headOf(
    {
      path: '/termos-uso',
      name: 'Termos de Uso',
      description: 'O que vale.',
    },
    'Termos de Uso | Costa Clara',
  );
  expect(document.documentElement).toHaveAttribute('lang', 'pt-BR');
  const canonical = find('link[rel=canonical]');
  expect(canonical).toHaveAttribute('href', `${SITE}/termos-uso`);
  for (const [selector, content] of [
    ['[name=description]', 'O que vale.'],
    ['[property="og:title"]', 'Termos de Uso | Costa Clara'],
    ['[property="og:description"]', 'O que vale.'],
    ['[property="og:url"]', `${SITE}/termos-uso`],
    ['[property="og:image"]', `${SITE}/social-card.jpg`],
    ['[property="og:locale"]', 'pt_BR'],
    ['[name="twitter:card"]', 'summary_large_image'],
    ['[name=theme-color][media*=light]', '#fffbf4'],
    ['[name=theme-color][media*=dark]', '#06282f'],
  ] as const)
    expect(find(`meta${selector}`)).toHaveAttribute('content', content);
  for (const rel of ['icon', 'apple-touch-icon', 'manifest'])
    expect(find(`link[rel=${rel}]`)).not.toBeNull();
  const breadcrumb = structuredData().at(-1)?.itemListElement;
  expect(breadcrumb).toEqual([
    expect.objectContaining({ name: 'Página inicial', item: `${SITE}/` }),
    expect.objectContaining({
      name: 'Termos de Uso',
      item: `${SITE}/termos-uso`,
    }),
  ]);
});

test('the home page has the site’s own title and description, and no breadcrumb', async () => {
  const title = 'Costa Clara | Consignado sem pressa';
  const find = await headOf({ path: '/' }, title);
  expect(find('link[rel=canonical]')).toHaveAttribute('href', `${SITE}/`);
  expect(find('meta[name=description]')).toHaveAttribute(
    'content',
    expect.stringContaining('Crédito consignado explicado'),
  );
  const [company, website, ...others] = structuredData();
  expect(others).toEqual([]);
  expect(website).toMatchObject({ '@type': 'WebSite', inLanguage: 'pt-BR' });
  // Never a bank, and never with a rating: search engines would show both.
  expect(company).toMatchObject({
    '@type': 'FinancialService',
    name: 'Costa Clara',
    legalName: 'Costa Clara Serviços de Apoio Ltda.',
    taxID: '11.222.333/0001-81',
    url: `${SITE}/`,
    address: { addressLocality: 'Guarujá', postalCode: '11410-120' },
    contactPoint: {
      telephone: '+5513991234567',
      hoursAvailable: {
        dayOfWeek: ['Monday', 'Wednesday', 'Friday'],
        opens: '09:00',
        closes: '17:30',
      },
    },
  });
  expect(company).not.toHaveProperty('aggregateRating');
});

test('an error page has a title, but no address to share and no structured data', async () => {
  const find = await headOf(
    { path: null, name: 'Falha', description: 'Texto' },
    'Falha | Costa Clara',
  );
  const shared = 'link[rel=canonical], meta[property], script';
  expect(find(shared)).toBeNull();
});

test('a text cannot close the script element of the structured data', () => {
  const data = { name: '</script><script>alert(1)</script>' };
  expect(asScript(data)).not.toContain('</script');
  expect(JSON.parse(asScript(data))).toEqual(data);
});
