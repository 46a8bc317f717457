import type { DocumentsOptions } from './options';

export type Header = readonly [name: string, value: string];

/** Headers for the addresses that match a pattern. A `*` at its end matches anything. */
export interface HeaderRule {
  readonly pattern: string;
  readonly headers: readonly Header[];
}

/** The lists contain patterns. */
export interface HeaderOptions
  extends Pick<DocumentsOptions, 'embeddable' | 'noindex' | 'unlisted'> {
  /** Value of `Content-Security-Policy`. */
  readonly policy: string;
  /** Files that are named by a hash of their content. */
  readonly immutable: readonly string[];
  /** Pages, and files that keep their name when their content changes. */
  readonly revalidated: readonly string[];
}

const REVALIDATED = 'public, max-age=0, must-revalidate';
const IMMUTABLE = 'public, max-age=31536000, immutable';

const NOINDEX: Header = ['X-Robots-Tag', 'noindex'];

/** The headers of every response, even for a missing page. */
export const commonHeaders = ({
  policy,
  noindex,
}: Pick<HeaderOptions, 'noindex' | 'policy'>): Header[] => [
  ['Content-Security-Policy', policy],
  ['Strict-Transport-Security', 'max-age=63072000'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'same-origin'],
  // A short list: headers count toward the first packets of a connection.
  [
    'Permissions-Policy',
    'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  ],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Embedder-Policy', 'require-corp'],
  ...(noindex ? [NOINDEX] : []),
];

/** The rules of `_headers`. No two rules set the same header for one address: hosts disagree on which one wins. */
export function headerRules(options: HeaderOptions): HeaderRule[] {
  const { immutable, revalidated, embeddable, unlisted, noindex } = options;
  const fileRule = (pattern: string): HeaderRule => ({
    pattern,
    headers: [
      ['Cache-Control', immutable.includes(pattern) ? IMMUTABLE : REVALIDATED],
      [
        'Cross-Origin-Resource-Policy',
        embeddable.includes(pattern) ? 'cross-origin' : 'same-origin',
      ],
    ],
  });
  return [
    { pattern: '/*', headers: commonHeaders(options) },
    ...[...immutable, ...revalidated].map(fileRule),
    // Some hosts also serve these pages under their own address, with status 200.
    ...(noindex ? [] : unlisted).map((pattern) => ({
      pattern,
      headers: [NOINDEX],
    })),
  ];
}

// Cloudflare Pages: https://developers.cloudflare.com/pages/configuration/headers/
const MAX_RULES = 100;
const MAX_LINE_LENGTH = 2000;

/** Cloudflare Pages sends this header with every file unless the rule for all files removes it. */
const REMOVED_HEADER = '  ! Access-Control-Allow-Origin';

/** The text of `_headers`. @throws Error when Cloudflare would ignore a part of the file */
export function headersFile(rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({ pattern, headers }) => [
    pattern,
    ...(pattern === '/*' ? [REMOVED_HEADER] : []),
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const long = lines.find((line) => line.length > MAX_LINE_LENGTH);
  if (rules.length > MAX_RULES || long !== undefined)
    throw new Error(
      `_headers exceeds the limits of Cloudflare Pages: ${rules.length} rules of ${MAX_RULES}, a line of ${long?.length ?? 0} characters of ${MAX_LINE_LENGTH}.`,
    );
  return `${lines.join('\n')}\n`;
}

/** The text of `_redirects`: from each address with a trailing slash to the one without. Netlify does this by itself. */
export const redirectsFile = (addresses: readonly string[]): string =>
  addresses
    .filter((address) => address !== '/')
    .map((address) => `${address}/ ${address} 301\n`)
    .join('');
