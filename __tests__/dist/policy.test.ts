import { common } from './support/published';

// artifact.test.ts compares the hashes with the code inside the pages.
test('the policy allows only files of this site, and the code inside its pages by its hashes', () => {
  const policy = new Map(common.headers).get('Content-Security-Policy') ?? '';
  const withoutHashes = policy.replace(
    /(?: 'sha256-[\w+/]{43}=')+/g,
    ' <hashes>',
  );
  expect(withoutHashes.split('; ').sort()).toEqual([
    "base-uri 'none'",
    "connect-src 'self'",
    "default-src 'none'",
    "font-src 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "img-src 'self'",
    "manifest-src 'self'",
    "require-trusted-types-for 'script'",
    "script-src 'self' <hashes>",
    'style-src <hashes>',
    "trusted-types 'none'",
  ]);
});
