import { tidyHtml } from '@/gatsby/publish/tidyHtml';

const page = (head: string, body = '') => `<html><head>${head}</head><body>${body}</body></html>`;

test('takes out what says how the page was made', () => {
  const head =
    '<meta name="generator" content="Gatsby 5"/><meta http-equiv="x-ua-compatible" content="ie=edge"/>';
  const body = '<!-- slice-start id="a" --><!-- slice-end id="a" -->';
  expect(tidyHtml(page(head, body))).toBe(page(''));
});

test('takes out the style attributes that the policy refuses', () => {
  const body =
    '<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"></div><div id="gatsby-announcer" style="top:0"></div>';
  expect(tidyHtml(page('', body))).toBe(
    page(
      '',
      '<div tabindex="-1" id="gatsby-focus-wrapper"></div><div id="gatsby-announcer" class="visually-hidden"></div>',
    ),
  );
});

test('asks search engines to stay out of a preview, once', () => {
  const own = '<meta data-react-helmet="true" name="robots" content="noindex"/>';
  expect(tidyHtml(page(''), { preview: true })).toContain('content="noindex"');
  expect(tidyHtml(page(own), { preview: true })).toBe(page(own));
  expect(tidyHtml(page(''))).not.toContain('noindex');
});

test('does the same twice as once', () => {
  const once = tidyHtml(page('<meta name="generator" content="x"/>'), { preview: true });
  expect(tidyHtml(once, { preview: true })).toBe(once);
});
