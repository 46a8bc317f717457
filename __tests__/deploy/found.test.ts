import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { addressOf, bytesOf, documentOf, pages, serverPages, textOf } from './support/published';

const company = JSON.parse(readFileSync('data/company.json', 'utf8'));
const subpages = pages.filter((page) => page !== 'index.html');

const head = (page: string, selector: string, attribute: string) =>
  documentOf(page).querySelector(selector)?.getAttribute(attribute);

/** Every thing in a page's structured data. */
function things(page: string): Record<string, unknown>[] {
  const text = documentOf(page).querySelector('script[type="application/ld+json"]')?.textContent;
  return JSON.parse(text ?? '{"@graph":[]}')['@graph'];
}

test('the sitemap names each page once, by its canonical address', () => {
  const places = [...textOf('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, place]) => place,
  );
  expect(places.sort()).toEqual(
    pages.map((page) => head(page, 'link[rel="canonical"]', 'href')).sort(),
  );
});

test('robots may read everything and are told where the sitemap is', () => {
  expect(textOf('robots.txt')).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${company.siteUrl}/sitemap.xml\n`,
  );
});

test('no two pages share a title, a description or an address', () => {
  const facts = [...pages, ...serverPages].flatMap((page) => [
    documentOf(page).title,
    head(page, 'meta[name="description"]', 'content'),
    head(page, 'link[rel="canonical"]', 'href') ?? page,
  ]);
  expect(new Set(facts).size).toBe(facts.length);
});

test.each(pages)('%s says its own address, the same everywhere', (page) => {
  const address = `${company.siteUrl}${addressOf(page)}`;
  expect(head(page, 'link[rel="canonical"]', 'href')).toBe(address);
  expect(head(page, 'meta[property="og:url"]', 'content')).toBe(address);
});

test.each(pages)('%s has a card with a picture', (page) => {
  expect(head(page, 'meta[property="og:image"]', 'content')).toBe(
    `${company.siteUrl}/social-card.jpg`,
  );
  for (const name of ['og:title', 'og:description', 'og:image:alt', 'og:site_name'])
    expect(head(page, `meta[property="${name}"]`, 'content')).toBeTruthy();
  expect(head(page, 'meta[name="twitter:card"]', 'content')).toBe('summary_large_image');
});

test.each(serverPages)('%s is not indexed and has no address', (page) => {
  for (const crawler of ['googlebot', 'bingbot'])
    expect(head(page, `meta[name="${crawler}"]`, 'content')).toBe('noindex');
  expect(head(page, 'link[rel="canonical"]', 'href')).toBeUndefined();
  expect(things(page)).toEqual([]);
});

test.each(pages)('%s describes the company from its file', (page) => {
  const service = things(page).find((thing) => thing['@type'] === 'FinancialService');
  expect(service).toMatchObject({
    name: company.brand,
    legalName: company.legalName,
    email: company.email,
    url: `${company.siteUrl}/`,
    telephone: `+${company.phone.replace(/\D/g, '')}`,
    address: { '@type': 'PostalAddress', postalCode: company.address.postalCode },
    openingHoursSpecification: { opens: company.hours.opens, closes: company.hours.closes },
  });
});

test.each(pages)('%s is never a bank and never rates itself', (page) => {
  expect(JSON.stringify(things(page))).not.toMatch(
    /Bank|CreditUnion|[Rr]ating|[Rr]eview|LoanOrCredit/,
  );
});

test('legal pages say where they stand; the home page is where they stand', () => {
  const steps = (page: string) => things(page).find((thing) => thing['@type'] === 'BreadcrumbList');
  expect(steps('index.html')).toBeUndefined();
  for (const page of subpages)
    expect(steps(page)).toMatchObject({
      itemListElement: [
        { position: 1, item: `${company.siteUrl}/` },
        { position: 2, item: `${company.siteUrl}${addressOf(page)}` },
      ],
    });
});

test('the manifest names icons that are there, in their sizes', async () => {
  const { icons, name, lang } = JSON.parse(textOf('manifest.webmanifest'));
  expect([name, lang]).toEqual([company.brand, 'pt-BR']);
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(bytesOf(src.slice(1))).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});
