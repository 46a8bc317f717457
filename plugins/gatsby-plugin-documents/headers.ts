import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf, SERVER_PAGES } from './pages';

export type Header = readonly [name: string, value: string];

/** Headers of the addresses that a pattern names; `*` at its end stands for anything. */
export interface HeaderRule {
  readonly pattern: string;
  readonly headers: readonly Header[];
}

interface Protection {
  readonly policy: string;
  readonly unlisted: boolean;
  readonly hstsPreload: boolean;
}

export interface Published extends Protection {
  /** Of the pages that have one. */
  readonly addresses: readonly string[];
  /** The file of the carousel's code, named by a hash of its content. */
  readonly island: string;
  /** Files that keep their name when their content changes. */
  readonly fixed: readonly string[];
}

export const REVALIDATED: Header = [
  'Cache-Control',
  'public, max-age=0, must-revalidate',
];

const FOR_EVER: Header = [
  'Cache-Control',
  'public, max-age=31536000, immutable',
];

const NOINDEX: Header = ['X-Robots-Tag', 'noindex'];

/** Whose pages may embed a file: messengers and social networks show the card inside theirs. */
const embedding = (address: string): Header => [
  'Cross-Origin-Resource-Policy',
  address === '/social-card.jpg' ? 'cross-origin' : 'same-origin',
];

/** The headers of every answer, a missing page's too. */
export const commonHeaders = ({
  policy,
  unlisted,
  hstsPreload,
}: Protection): Header[] => [
  ['Content-Security-Policy', policy],
  [
    'Strict-Transport-Security',
    `max-age=63072000${hstsPreload ? '; includeSubDomains; preload' : ''}`,
  ],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'same-origin'],
  // No more of them than that: headers travel in a connection's first flight.
  [
    'Permissions-Policy',
    'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  ],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Embedder-Policy', 'require-corp'],
  ...(unlisted ? [NOINDEX] : []),
];

/** The source of `_headers` and of nginx's: no two rules for one address share a header, since hosts differ in that. */
export function headerRules(published: Published): HeaderRule[] {
  const { addresses, island, fixed, unlisted } = published;
  // Some hosts show these pages under an address of their own, with status 200.
  const unlistedPages = unlisted ? [] : SERVER_PAGES;
  return [
    { pattern: '/*', headers: commonHeaders(published) },
    ...['/static/*', `/${island}`].map((pattern) => ({
      pattern,
      headers: [FOR_EVER, embedding(pattern)],
    })),
    ...[...addresses, ...fixed.map((file) => `/${file}`)].map((pattern) => ({
      pattern,
      headers: [REVALIDATED, embedding(pattern)],
    })),
    ...unlistedPages.map((page) => ({
      pattern: addressOf(page),
      headers: [NOINDEX],
    })),
  ];
}

// Cloudflare Pages: https://developers.cloudflare.com/pages/configuration/headers/
const MOST_RULES = 100;
const LONGEST_LINE = 2000;

/** `_headers`. @throws Error when Cloudflare would cut the file short, and with it the site's protection */
export function headersFile(rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({ pattern, headers }) => [
    pattern,
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const long = lines.find((line) => line.length > LONGEST_LINE);
  if (rules.length > MOST_RULES || long !== undefined)
    throw new Error(
      `O arquivo _headers passa do que a Cloudflare aceita (${rules.length} regras de ${MOST_RULES}; linha de ${long?.length ?? 0} letras de ${LONGEST_LINE}).`,
    );
  return `${lines.join('\n')}\n`;
}

/** `_redirects`: from the form with a slash to the one without, which Netlify does by itself. */
export const redirectsFile = (addresses: readonly string[]): string =>
  addresses
    .filter((address) => address !== '/')
    .map((address) => `${address}/ ${address} 301\n`)
    .join('');

/** Reads a folder's `_headers`; no rules where it has none. */
export function readHeaders(folder: string): HeaderRule[] {
  const file = join(folder, '_headers');
  const text = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  const rules: { pattern: string; headers: Header[] }[] = [];
  for (const line of text.split('\n').filter(Boolean)) {
    const [, name, value = ''] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? [];
    if (name) rules.at(-1)?.headers.push([name, value]);
    else rules.push({ pattern: line, headers: [] });
  }
  return rules;
}

export const headersFor = (
  rules: readonly HeaderRule[],
  path: string,
): Header[] =>
  rules
    .filter(({ pattern }) =>
      pattern.endsWith('*')
        ? path.startsWith(pattern.slice(0, -1))
        : path === pattern,
    )
    .flatMap(({ headers }) => headers);
