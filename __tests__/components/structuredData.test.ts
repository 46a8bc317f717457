import { readFileSync } from 'node:fs';
import { asScript } from '@/components/Seo/structuredData';
import { themeColors } from '@/components/Seo/themeColors';

test('a text cannot close the script element of the structured data', () => {
  const data = { name: '</script><script>alert(1)</script>' } as never;
  expect(asScript(data)).not.toContain('</script');
  expect(JSON.parse(asScript(data))).toEqual(data);
});

test("the theme colours are the header's", () => {
  const roles = readFileSync('src/styles/color-roles.css', 'utf8');
  const palette = readFileSync('src/styles/color-values.css', 'utf8');
  const headers = [...roles.matchAll(/--color-header: var\((--[\w-]+)\)/g)].map(
    ([, name]) => new RegExp(`${name}: (#\\w+)`).exec(palette)?.[1],
  );
  expect(headers.slice(0, 2)).toEqual([themeColors.light, themeColors.dark]);
});
