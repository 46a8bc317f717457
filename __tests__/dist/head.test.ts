import { asScript } from '@/components/Seo/structuredData';
import { themeColors } from '@/components/Seo/themeColors';
import { company, files, listedPages } from './support/published';

const { siteUrl, hours } = company;
const { opens, closes } = hours;

test.each(listedPages)(
  '%s has a card for messengers, and says what the company is',
  (address, page) => {
    const content = (name: string) =>
      page
        .querySelector(
          // WhatsApp and Facebook read `og:` as a property only.
          `meta[${name.startsWith('og:') ? 'property' : 'name'}="${name}"]`,
        )
        ?.getAttribute('content');
    expect(content('og:title')).toBe(page.title);
    expect(content('description')).toBeTruthy();
    expect(content('og:description')).toBe(content('description'));
    expect(content('og:url')).toBe(siteUrl + address);
    expect(content('og:image')).toBe(`${siteUrl}/social-card.jpg`);
    expect(content('twitter:card')).toBe('summary_large_image');
    expect(files).toContain('social-card.jpg');
    for (const [theme, color] of Object.entries(themeColors))
      expect(
        page.querySelector(`[name=theme-color][media*=${theme}]`),
      ).toHaveProperty('content', color);
    const data = page.querySelector('[type="application/ld+json"]');
    const [service] = JSON.parse(data?.textContent ?? '')['@graph'];
    // Never a bank, and never with a rating: search engines would show both.
    expect(service).toMatchObject({
      '@type': 'FinancialService',
      legalName: company.legalName,
      image: content('og:image'),
      contactPoint: {
        telephone: expect.stringMatching(/^\+\d+$/),
        hoursAvailable: { opens, closes },
      },
    });
    expect(service).not.toHaveProperty('aggregateRating');
  },
);

test('no text can close the script of the structured data', () => {
  const data = { name: '</script><script>alert(1)</script>' };
  expect(asScript(data)).not.toContain('</script');
  expect(JSON.parse(asScript(data))).toEqual(data);
});
