import { isFound, type PublishedPage } from './pages';

export type Header = readonly [name: string, value: string];

/** Headers of the addresses that a pattern names; `*` at its end stands for anything. */
export interface HeaderRule {
  readonly pattern: string;
  readonly headers: readonly Header[];
}

/** What is published, as far as headers ask. */
export interface Published {
  readonly siteUrl: string;
  readonly pages: readonly PublishedPage[];
  /** Files with a hash of their content in their name, at the output's root. */
  readonly hashed: readonly string[];
  /** Files with a fixed address: icons, sitemap, manifest. */
  readonly fixed: readonly string[];
  readonly policy: string;
  readonly unlisted: boolean;
}

const REVALIDATED: Header = ['Cache-Control', 'public, max-age=0, must-revalidate'];
const FOR_EVER: Header = ['Cache-Control', 'public, max-age=31536000, immutable'];
const OWN: Header = ['Cross-Origin-Resource-Policy', 'same-origin'];
// The social picture: messengers on the web show it in pages of their own.
const ANYBODYS: Header = ['Cross-Origin-Resource-Policy', 'cross-origin'];

/** What a page could ask of the device and never does. Only names that browsers know, or they complain. */
const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

/** The headers of every answer, a missing page's too. */
export function commonHeaders({ siteUrl, policy, unlisted }: Published): Header[] {
  // A host named `www.` answers for nobody else's names; the bare domain may have others still on http.
  const below = /^https:\/\/www\./.test(siteUrl) ? '; includeSubDomains' : '';
  return [
    ['Content-Security-Policy', policy],
    ['Strict-Transport-Security', `max-age=63072000${below}`],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'same-origin'],
    ['Permissions-Policy', UNUSED_FEATURES.map((name) => `${name}=()`).join(', ')],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ...(unlisted ? [['X-Robots-Tag', 'noindex'] as const] : []),
  ];
}

/**
 * The headers of each address: the single source of `_headers` and of nginx's. No two rules but the first speak
 * of the same header for the same address, for hosts differ in what they make of that.
 */
export function headerRules(published: Published): HeaderRule[] {
  const { pages, hashed, fixed } = published;
  const addresses = pages.filter(isFound).map(({ path }) => path);
  return [
    { pattern: '/*', headers: commonHeaders(published) },
    { pattern: '/static/*', headers: [FOR_EVER, ANYBODYS] },
    ...hashed.map((file) => ({ pattern: `/${file}`, headers: [FOR_EVER, OWN] })),
    ...[...addresses, ...fixed.map((file) => `/${file}`)].map((pattern) => ({
      pattern,
      headers: [REVALIDATED, OWN],
    })),
  ];
}
