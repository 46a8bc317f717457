import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { themeColors } from '@/components/Seo/themeColors';
import { addressOf } from '../../plugins/gatsby-plugin-documents';
import {
  bytesOf,
  documentOf,
  pages,
  SERVER_PAGES,
  textOf,
} from './support/published';

const company = JSON.parse(readFileSync('data/company.json', 'utf8'));

const head = (page: string, selector: string, attribute: string) =>
  documentOf(page).querySelector(selector)?.getAttribute(attribute);

function things(page: string): Record<string, unknown>[] {
  const text = documentOf(page).querySelector(
    'script[type="application/ld+json"]',
  )?.textContent;
  return JSON.parse(text ?? '{"@graph":[]}')['@graph'];
}

test('the sitemap names each page once, by its canonical address', () => {
  const places = [
    ...textOf('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g),
  ].map(([, at]) => at);
  expect(places.sort()).toEqual(
    pages.map((page) => company.siteUrl + addressOf(page)).sort(),
  );
});

test('robots may read everything and are told where the sitemap is', () => {
  expect(textOf('robots.txt')).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${company.siteUrl}/sitemap.xml\n`,
  );
});

test('no two pages share a title or a description; each says brand and language', () => {
  const all = [...pages, ...SERVER_PAGES];
  const facts = all.flatMap((page) => [
    documentOf(page).title,
    head(page, 'meta[name="description"]', 'content'),
  ]);
  expect(facts).not.toContain(undefined);
  expect(new Set(facts).size).toBe(facts.length);
  for (const page of all) {
    expect(documentOf(page).title).toContain(company.brand);
    expect(head(page, 'html', 'lang')).toBe('pt-BR');
  }
});

test.each([...pages, ...SERVER_PAGES])(
  '%s gives the browser’s own bars the color of its ground, by day and by night',
  (page) => {
    const colors = ['light', 'dark'].map((scheme) =>
      head(
        page,
        `meta[name="theme-color"][media="(prefers-color-scheme: ${scheme})"]`,
        'content',
      ),
    );
    expect(colors).toEqual([themeColors.light, themeColors.dark]);
  },
);

test.each(pages)(
  '%s says its own address everywhere, and has a card with a picture',
  (page) => {
    const address = company.siteUrl + addressOf(page);
    const said = {
      canonical: head(page, 'link[rel="canonical"]', 'href'),
      shared: head(page, 'meta[property="og:url"]', 'content'),
      title: head(page, 'meta[property="og:title"]', 'content'),
      picture: head(page, 'meta[property="og:image"]', 'content'),
      card: head(page, 'meta[name="twitter:card"]', 'content'),
      last: things(page).at(-1)?.['@type'],
    };
    expect(said).toEqual({
      canonical: address,
      shared: address,
      title: documentOf(page).title,
      picture: `${company.siteUrl}/social-card.jpg`,
      card: 'summary_large_image',
      last: page === 'index.html' ? 'WebSite' : 'BreadcrumbList',
    });
  },
);

test.each(pages)(
  '%s describes the company from its file, never as a bank or with a rating',
  (page) => {
    expect(
      things(page).find((thing) => thing['@type'] === 'FinancialService'),
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
      // At the address itself the chat's hours would tell maps that somebody receives visitors.
      contactPoint: {
        telephone: `+${company.phone.replace(/\D/g, '')}`,
        availableLanguage: 'pt-BR',
        hoursAvailable: {
          opens: company.hours.opens,
          closes: company.hours.closes,
        },
      },
    });
    expect(JSON.stringify(things(page))).not.toMatch(
      /Bank|CreditUnion|[Rr]ating|[Rr]eview|LoanOrCredit|areaServed/,
    );
  },
);

test.each(SERVER_PAGES)('%s is not indexed and has no address', (page) => {
  expect(head(page, 'meta[name="robots"]', 'content')).toBe('noindex');
  expect(head(page, 'link[rel="canonical"]', 'href')).toBeUndefined();
  expect(things(page)).toEqual([]);
});

test('the manifest names icons that are there, in their sizes', async () => {
  const { icons, name, lang } = JSON.parse(textOf('manifest.webmanifest'));
  expect([name, lang]).toEqual([company.brand, 'pt-BR']);
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(bytesOf(src.slice(1))).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});
