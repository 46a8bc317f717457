import { createHash } from 'node:crypto';
import Beasties from 'beasties';
import { parse, type Root, type Rule } from 'postcss';

export interface DocumentOptions {
  /** Code that runs before the page is parsed. */
  readonly script: string;
  /** Whether the page must work without any other file, as the page of a failing server does. */
  readonly selfContained: boolean;
  readonly noindex: boolean;
}

const STYLE = /<style[^>]*>(.*?)<\/style>/s;

// Beasties drops these, because they match no element yet: focus, and what people and scripts change.
const STATES = [/:where\(/, /:focus/];
const MENU_STATES = [/\[open\]/, /\[aria-current/, /data-js/];
const SLIDER_STATES = [/\[hidden\]/, /\.slick-/, /\.partner-slider/];

/** Returns the styles without the rules that match no element of the page in any state. */
async function keepUsedRules(html: string, css: string): Promise<string> {
  const beasties = new Beasties({
    reduceInlineStyles: true,
    // Otherwise Beasties removes @font-face. It inlines no file.
    inlineFonts: true,
    preloadFonts: false,
    allowRules: [
      ...STATES,
      ...(html.includes(' data-menu=') ? MENU_STATES : []),
      ...(html.includes(' data-carousel=') ? SLIDER_STATES : []),
    ],
    logLevel: 'silent',
  });
  const page = await beasties.process(
    html.replace(STYLE, () => `<style>${css}</style>`),
  );
  const [, used] = STYLE.exec(page) ?? [];
  if (!used) throw new Error('The page has no styles.');
  return used;
}

/** Returns the custom properties that are declared once, on `:root` outside of conditions, and contain no other. */
function constantsIn(sheet: Root): Map<string, string> {
  const constants = new Map<string, string>();
  const declared = new Set<string>();
  sheet.walkDecls(/^--/, ({ prop, value, parent }) => {
    const isGlobal =
      (parent as Rule).selector === ':root' && parent?.parent === sheet;
    if (declared.has(prop)) constants.delete(prop);
    else if (isGlobal && !value.includes('var(')) constants.set(prop, value);
    declared.add(prop);
  });
  return constants;
}

/** Replaces custom properties that never change by their values, and removes those that no rule uses. */
function inlineConstants(sheet: Root): void {
  let before: string;
  do {
    before = String(sheet);
    const constants = constantsIn(sheet);
    sheet.walkDecls((declaration) => {
      declaration.value = declaration.value.replace(
        /var\((--[\w-]+)\)/g,
        (use, name) => constants.get(name) ?? use,
      );
    });
    // A value that contained only constants has become a constant itself.
  } while (String(sheet) !== before);
  const used = new Set(before.match(/(?<=var\()--[\w-]+/g));
  sheet.walkDecls(/^--/, (declaration) => {
    if (!used.has(declaration.prop)) declaration.remove();
  });
}

/** Returns a function that gives each name a short one, numbered in the order of the calls. */
function shortNames(prefix: string) {
  const names = new Map<string, string>();
  return (name: string): string => {
    const short = names.get(name) ?? prefix + names.size.toString(36);
    names.set(name, short);
    return short;
  };
}

/** Gatsby names a class of a CSS module `Hero-module--badge--1a2b3`. */
const MODULE_CLASS = /[\w-]+-module--[\w-]+--[\da-f]{5}/g;
const CLASS_ATTRIBUTE = /(<[a-z][^<>]*?) class="([^"]*)"/g;

/** Shortens the names of classes of CSS modules and of custom properties, and drops the classes that no rule selects. */
function shortenNames(html: string, css: string): [html: string, css: string] {
  const shortClass = shortNames('c');
  // W3C's validator rejects a name that starts with a digit.
  const shortProperty = shortNames('--v');
  const shortCss = css
    .replace(MODULE_CLASS, shortClass)
    .replace(/(?<![\w-])--[\w-]+/g, shortProperty);
  const selected = new Set(shortCss.match(/(?<=\.)[a-z_][\w-]*/gi));
  const shortHtml = html.replace(CLASS_ATTRIBUTE, (_, tag, list: string) => {
    const names = list.replace(MODULE_CLASS, shortClass).split(' ');
    const used = names.filter((name) => selected.has(name)).join(' ');
    return used ? `${tag} class="${used}"` : tag;
  });
  return [shortHtml, shortCss];
}

/**
 * Shortens the hashes in addresses of Gatsby's `public/static/` from 32 digits to
 * 6: those of folders, which each size of a picture repeats, and those in file
 * names. If two folders start with the same 6 digits, they become one; the file
 * names still differ.
 */
export const shortenAddresses = (text: string): string =>
  text.replace(
    /(?<![^"(\s,])(\/?static\/(?:[\w-]+-)?[\da-f]{6})[\da-f]{26}(?=[/.])/g,
    '$1',
  );

const STATIC_FILES = /(?<=["(\s,]\/)static\/[^"\s,)]+/g;

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

/**
 * Makes a document of a page that Gatsby built: with the styles that it uses, its
 * script, and its security policy, which must precede both. Everything else only
 * saves bytes; docs/architecture.md says how many.
 * @param html - a page of `public/`, with its styles in one `<style>`
 * @param css - the stylesheet of the whole site, which may be newer than the page
 * @throws Error when the page or the stylesheet is not as Gatsby writes it
 */
export async function createDocument(
  html: string,
  css: string,
  { script, selfContained, noindex }: DocumentOptions,
) {
  for (const part of [CHARSET, FIRST_ICON])
    if (!html.includes(part)) throw new Error(`The page has no ${part}`);
  const sheet = parse(await keepUsedRules(html, css));
  inlineConstants(sheet);
  if (selfContained)
    sheet.walkAtRules('font-face', (face) => {
      face.remove();
    });
  const [page, longStyle] = shortenNames(
    html.replace(STYLE, ''),
    String(sheet),
  );
  const style = shortenAddresses(longStyle);
  const code = selfContained ? '' : script;
  const policy = contentPolicy(style, code);
  const metas = [
    CHARSET,
    `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
    noindex ? '<meta name="robots" content="noindex"/>' : '',
  ];
  const scriptElement = code && `<script>${code}</script>`;
  const head = `<style>${style}</style>${scriptElement}${FIRST_ICON}`;
  return {
    html: shortenAddresses(page)
      .replace(CHARSET, metas.join(''))
      // A function, since `$` in a replacement has a meaning.
      .replace(FIRST_ICON, () => head),
    /** Paths in `public/` of the files that the page uses. */
    files: `${page} ${longStyle}`.match(STATIC_FILES) ?? [],
  };
}
