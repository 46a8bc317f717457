import type { HeaderRule } from './headerRules';
import { isFound, type PublishedPage } from './pages';

// Cloudflare Pages: https://developers.cloudflare.com/pages/configuration/headers/
const MOST_RULES = 100;
const LONGEST_LINE = 2000;

/**
 * `_headers`, for Cloudflare Pages and Netlify.
 * @throws Error when Cloudflare would cut the file short, and with it the site's protection
 */
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

/**
 * `_redirects`: the form with a slash leads to the one without. Netlify serves the page there by itself and does
 * not need it.
 */
export const redirectsFile = (pages: readonly PublishedPage[]): string =>
  pages
    .filter((page) => isFound(page) && page.path !== '/')
    .map(({ path }) => `${path}/ ${path} 301\n`)
    .join('');

const escaped = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

const asPattern = (pattern: string) =>
  pattern.endsWith('*') ? escaped(pattern.slice(0, -1)) : `${escaped(pattern)}$`;

/** The variable that holds a header's value for the address at hand. */
const variable = (name: string) => `$site_${name.toLowerCase().replace(/-/g, '_')}`;

/** Headers that differ by address. */
const varying = (rules: readonly HeaderRule[]) => [
  ...new Set(rules.flatMap(({ headers }) => headers.map(([name]) => name))),
];

/** What a page gets, and an address where nothing is. */
const DEFAULTS: Readonly<Record<string, string>> = {
  'Cache-Control': 'public, max-age=0, must-revalidate',
};

/**
 * nginx's part at the `http` level: one map for each header that differs by address. Only what is there is kept
 * for a year: the status stands before the address.
 */
export function nginxMaps([, ...rules]: readonly HeaderRule[]): string {
  const map = (name: string) => {
    const lines = rules.flatMap(({ pattern, headers }) => {
      const value = headers.find(([one]) => one === name)?.[1];
      return value && value !== DEFAULTS[name]
        ? [`  "~^(200|206|304):${asPattern(pattern)}" "${value}";\n`]
        : [];
    });
    return `map "$status:$uri" ${variable(name)} {\n  default "${DEFAULTS[name] ?? ''}";\n${lines.join('')}}\n`;
  };
  return varying(rules).map(map).join('');
}

/** nginx's part at the `server` level. No location may add a header of its own, or it would lose all of these. */
export function nginxHeaders([common, ...rules]: readonly HeaderRule[]): string {
  return [
    ...(common?.headers ?? []).map(([name, value]) => `add_header ${name} "${value}" always;`),
    ...varying(rules).map((name) => `add_header ${name} ${variable(name)} always;`),
    '',
  ].join('\n');
}
