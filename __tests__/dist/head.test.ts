import { asScript } from '@/components/Seo/structuredData';

test('no text can close the script of the structured data', () => {
  expect(asScript({ a: '</script>' })).toBe('{"a":"\\u003c/script>"}');
});
