import { asScript } from '@/components/Seo/structuredData';

test('a text cannot close the script element of the structured data', () => {
  const data = { name: '</script><script>alert(1)</script>' };
  expect(asScript(data)).not.toContain('</script');
  expect(JSON.parse(asScript(data))).toEqual(data);
});
