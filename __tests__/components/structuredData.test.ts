import { readFileSync } from 'node:fs';
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
  expect(JSON.stringify(structuredData(site, facts))).toContain('"dayOfWeek":["Monday"');
});

test("the browser's own parts have the header's colours", () => {
  const roles = readFileSync('src/styles/roles.css', 'utf8');
  const palette = readFileSync('src/styles/palette.css', 'utf8');
  const headers = [...roles.matchAll(/--color-header: var\((--[\w-]+)\)/g)].map(
    ([, name]) => new RegExp(`${name}: (#\\w+)`).exec(palette)?.[1],
  );
  expect(headers.slice(0, 2)).toEqual([themeColors.light, themeColors.dark]);
});
