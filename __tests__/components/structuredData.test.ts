import { readFileSync } from 'node:fs';
import type { FinancialService } from 'schema-dts';
import { asScript, structuredData } from '@/components/Seo/structuredData';
import { themeColors } from '@/components/Seo/themeColors';
import { site } from '../support/content';

const facts = { path: '/termos-uso', name: 'Termos', image: 'https://www.exemplo.example/a.jpg' };

test('a text cannot end the script that holds the data', () => {
  const brand = '</script><script>alert(1)</script>';
  const data = structuredData({ ...site, company: { ...site.company, brand } }, facts);
  expect(asScript(data)).not.toContain('</script');
  expect(JSON.parse(asScript(data))).toEqual(data);
});

test('opening days are named as schema.org names them', () => {
  expect(JSON.stringify(structuredData(site, facts))).toContain('https://schema.org/Monday');
});

test('the vocabulary knows every word that is used: a wrong one does not compile', () => {
  // @ts-expect-error: schema.org has no such property
  const wrongProperty: FinancialService = { '@type': 'FinancialService', openingTime: '08:30' };
  // @ts-expect-error: and no such type
  const wrongType: FinancialService = { '@type': 'FinanceService' };
  expect([wrongProperty, wrongType]).toHaveLength(2);
});

test("the browser's own parts have the header's colours", () => {
  const roles = readFileSync('src/styles/roles.css', 'utf8');
  const palette = readFileSync('src/styles/palette.css', 'utf8');
  const headers = [...roles.matchAll(/--color-header: var\((--[\w-]+)\)/g)].map(
    ([, name]) => new RegExp(`${name}: (#\\w+)`).exec(palette)?.[1],
  );
  expect(headers.slice(0, 2)).toEqual([themeColors.light, themeColors.dark]);
});
