import { createHash } from 'node:crypto';
import { linkContacts } from './contacts';

export interface DocumentOptions {
  /** Code that runs when the page is parsed. */
  readonly script: string;
  /** Whether the page must work without any other file, as the page of a failing server does. */
  readonly selfContained: boolean;
  readonly noindex: boolean;
  /** The addresses of the company's contacts, by the contact as texts show it. */
  readonly contacts: ReadonlyMap<string, string>;
}

const hashSource = (code: string): string =>
  `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/**
 * The security policy of a page: it runs and shows only what the page itself
 * contains and its own site sends. `frame-ancestors` works in a header only.
 * https://www.w3.org/TR/CSP3/#meta-element
 */
const contentPolicy = (style: string, script: string): string =>
  [
    "default-src 'none'",
    script ? `script-src 'self' ${hashSource(script)}` : "script-src 'self'",
    `style-src ${hashSource(style)}`,
    "img-src 'self'",
    "font-src 'self'",
    // No script of ours connects. Lighthouse fetches robots.txt from inside the page, and gives 92 for SEO without this.
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join(';');

const CHARSET = '<meta charSet="utf-8"/>';

/** The styles come before it: the browser needs them first. */
const FIRST_ICON = '<link rel="icon"';

const STYLE = /<style[^>]*>.*?<\/style>/s;
const FONT_FACE = /@font-face\s*\{[^}]*\}/g;

/**
 * Puts the styles, the script and the security policy into a page that Gatsby has built, and makes links of the contacts
 * in its texts. The policy precedes styles and script.
 * @param html - a page of `public/`, with its styles in one `<style>`
 * @param css - the stylesheet of the whole site, which may be newer than the page
 * @throws Error when the page is not as Gatsby writes it
 */
export function createDocument(
  html: string,
  css: string,
  { script, selfContained, noindex, contacts }: DocumentOptions,
): string {
  for (const part of [CHARSET, FIRST_ICON, '<style'])
    if (!html.includes(part)) throw new Error(`The page has no ${part}`);
  const style = selfContained ? css.replace(FONT_FACE, '') : css;
  const code = selfContained ? '' : script;
  const policy = contentPolicy(style, code);
  const metas = [
    CHARSET,
    `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
    noindex ? '<meta name="robots" content="noindex"/>' : '',
  ];
  const scriptElement = code && `<script type="module">${code}</script>`;
  const head = `<style>${style}</style>${scriptElement}${FIRST_ICON}`;
  return (
    html
      .replace(STYLE, '')
      .replace(CHARSET, metas.join(''))
      // Functions, since `$` in a replacement has a meaning.
      .replace(FIRST_ICON, () => head)
      .replace(/<body.*/s, (body) => linkContacts(body, contacts))
  );
}
