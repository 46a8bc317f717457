import sharp from 'sharp';
import { themeColors } from '@/components/Seo/themeColors';
import { addressOf } from '../../plugins/gatsby-plugin-documents';
import { company } from '../browser/support/content';
import {
  bytesOf,
  documentOf,
  pages,
  SERVER_PAGES,
  textOf,
} from './support/published';

const attributeOf = (page: string, selector: string, attribute: string) =>
  documentOf(page).querySelector(selector)?.getAttribute(attribute);

function structuredData(page: string): Record<string, unknown>[] {
  const text = documentOf(page).querySelector(
    'script[type="application/ld+json"]',
  )?.textContent;
  return JSON.parse(text ?? '{"@graph":[]}')['@graph'];
}

test('the sitemap contains each page once, with its canonical address', () => {
  const addresses = [
    ...textOf('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g),
  ].map(([, at]) => at);
  expect(addresses.sort()).toEqual(
    pages.map((page) => company.siteUrl + addressOf(page)).sort(),
  );
});

test('robots.txt allows everything and names the sitemap', () => {
  expect(textOf('robots.txt')).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${company.siteUrl}/sitemap.xml\n`,
  );
});

test('titles and descriptions are unique, and each page has the brand and its language', () => {
  const all = [...pages, ...SERVER_PAGES];
  const facts = all.flatMap((page) => [
    documentOf(page).title,
    attributeOf(page, 'meta[name="description"]', 'content'),
  ]);
  expect(facts).not.toContain(undefined);
  expect(new Set(facts).size).toBe(facts.length);
  for (const page of all) {
    expect(documentOf(page).title).toContain(company.brand);
    expect(attributeOf(page, 'html', 'lang')).toBe('pt-BR');
  }
});

test.each([...pages, ...SERVER_PAGES])(
  '%s has a theme color for light and dark',
  (page) => {
    const colors = ['light', 'dark'].map((scheme) =>
      attributeOf(
        page,
        `meta[name="theme-color"][media="(prefers-color-scheme: ${scheme})"]`,
        'content',
      ),
    );
    expect(colors).toEqual([themeColors.light, themeColors.dark]);
  },
);

test.each(pages)(
  '%s has its own address in all metadata, and a social card',
  (page) => {
    const address = company.siteUrl + addressOf(page);
    const metadata = {
      canonical: attributeOf(page, 'link[rel="canonical"]', 'href'),
      openGraph: attributeOf(page, 'meta[property="og:url"]', 'content'),
      title: attributeOf(page, 'meta[property="og:title"]', 'content'),
      picture: attributeOf(page, 'meta[property="og:image"]', 'content'),
      card: attributeOf(page, 'meta[name="twitter:card"]', 'content'),
      lastItem: structuredData(page).at(-1)?.['@type'],
    };
    expect(metadata).toEqual({
      canonical: address,
      openGraph: address,
      title: documentOf(page).title,
      picture: `${company.siteUrl}/social-card.jpg`,
      card: 'summary_large_image',
      lastItem: page === 'index.html' ? 'WebSite' : 'BreadcrumbList',
    });
  },
);

test.each(pages)(
  '%s describes the company from company.json, without claims of a bank or a rating',
  (page) => {
    expect(
      structuredData(page).find((item) => item['@type'] === 'FinancialService'),
    ).toMatchObject({
      name: company.brand,
      legalName: company.legalName,
      email: company.email,
      url: `${company.siteUrl}/`,
      taxID: company.cnpj,
      disambiguatingDescription: expect.any(String),
      address: {
        '@type': 'PostalAddress',
        postalCode: company.address.postalCode,
      },
      // Hours at the postal address would tell map services that it is open to visitors.
      contactPoint: {
        telephone: `+${company.phone.replace(/\D/g, '')}`,
        availableLanguage: 'pt-BR',
        hoursAvailable: {
          opens: company.hours.opens,
          closes: company.hours.closes,
        },
      },
    });
    expect(JSON.stringify(structuredData(page))).not.toMatch(
      /Bank|CreditUnion|[Rr]ating|[Rr]eview|LoanOrCredit|areaServed/,
    );
  },
);

test.each(SERVER_PAGES)(
  '%s is noindex and has no canonical address',
  (page) => {
    expect(attributeOf(page, 'meta[name="robots"]', 'content')).toBe('noindex');
    expect(attributeOf(page, 'link[rel="canonical"]', 'href')).toBeUndefined();
    expect(structuredData(page)).toEqual([]);
  },
);

test('the icons of the manifest exist in the sizes that it gives', async () => {
  const { icons, name, lang } = JSON.parse(textOf('manifest.webmanifest'));
  expect([name, lang]).toEqual([company.brand, 'pt-BR']);
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(bytesOf(src.slice(1))).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});
