import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Header = readonly [name: string, value: string];

/** Headers of the addresses that a pattern names; `*` at its end stands for anything. */
export interface HeaderRule {
  readonly pattern: string;
  readonly headers: readonly Header[];
}

interface Protection {
  readonly policy: string;
  /** Whether search engines are asked to stay out. */
  readonly noindex: boolean;
}

/** All lists hold addresses; `*` at the end of one stands for anything. */
export interface Published extends Protection {
  /** Pages that can be linked. */
  readonly addresses: readonly string[];
  /** Files named by a hash of their content. */
  readonly hashed: readonly string[];
  /** Files that keep their name when their content changes. */
  readonly fixed: readonly string[];
  /** Files that other sites may embed. */
  readonly embeddable: readonly string[];
  /** Pages that servers show by themselves. */
  readonly unlisted: readonly string[];
}

export const REVALIDATED: Header = [
  'Cache-Control',
  'public, max-age=0, must-revalidate',
];

const FOREVER: Header = [
  'Cache-Control',
  'public, max-age=31536000, immutable',
];

const NOINDEX: Header = ['X-Robots-Tag', 'noindex'];

/** The headers of every answer, a missing page's too. */
export const commonHeaders = ({ policy, noindex }: Protection): Header[] => [
  ['Content-Security-Policy', policy],
  ['Strict-Transport-Security', 'max-age=63072000'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'same-origin'],
  // No more of them than that: headers travel in a connection's first flight.
  [
    'Permissions-Policy',
    'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  ],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Embedder-Policy', 'require-corp'],
  ...(noindex ? [NOINDEX] : []),
];

/** The source of `_headers` and of nginx's: no two rules for one address share a header, since hosts differ in that. */
export function headerRules(published: Published): HeaderRule[] {
  const { addresses, hashed, fixed, embeddable, unlisted, noindex } = published;
  const embedding = (address: string): Header => [
    'Cross-Origin-Resource-Policy',
    embeddable.includes(address) ? 'cross-origin' : 'same-origin',
  ];
  return [
    { pattern: '/*', headers: commonHeaders(published) },
    ...hashed.map((pattern) => ({
      pattern,
      headers: [FOREVER, embedding(pattern)],
    })),
    ...[...addresses, ...fixed].map((pattern) => ({
      pattern,
      headers: [REVALIDATED, embedding(pattern)],
    })),
    // Some hosts show these pages under an address of their own, with status 200.
    ...(noindex ? [] : unlisted).map((pattern) => ({
      pattern,
      headers: [NOINDEX],
    })),
  ];
}

// Cloudflare Pages: https://developers.cloudflare.com/pages/configuration/headers/
const MAX_RULES = 100;
const MAX_LINE_LENGTH = 2000;

/** `_headers`. @throws Error when Cloudflare would cut the file short, and with it the site's protection */
export function headersFile(rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({ pattern, headers }) => [
    pattern,
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const long = lines.find((line) => line.length > MAX_LINE_LENGTH);
  if (rules.length > MAX_RULES || long !== undefined)
    throw new Error(
      `_headers exceeds what Cloudflare Pages reads: ${rules.length} rules of ${MAX_RULES}, a line of ${long?.length ?? 0} characters of ${MAX_LINE_LENGTH}.`,
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
