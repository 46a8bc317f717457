import { common } from './support/published';

const policy = new Map(common.headers).get('Content-Security-Policy') ?? '';

const directives = new Map(
  policy.split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ');
    return [name, sources];
  }),
);

test('the policy allows only files of this site and the code inside its pages', () => {
  const isSafe = (source: string) =>
    ["'none'", "'self'"].includes(source) ||
    /^'sha256-[\w+/]{43}='$/.test(source);
  const { 'require-trusted-types-for': types, ...sources } =
    Object.fromEntries(directives);
  expect(types).toEqual(["'script'"]);
  expect(Object.values(sources).flat().filter(isSafe)).toEqual(
    Object.values(sources).flat(),
  );
});

// The first is what a browser does for every directive that the policy does not name. The others have no such default.
test.each([
  'default-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
  'trusted-types',
])('the policy allows no %s', (name) => {
  expect(directives.get(name)).toEqual(["'none'"]);
});

test('scripts and styles are allowed by their hashes', () => {
  expect(directives.get('script-src')).toEqual([
    "'self'",
    expect.stringContaining('sha256-'),
  ]);
  expect(directives.get('style-src')?.join()).not.toContain('self');
});
