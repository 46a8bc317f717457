import { createHash } from 'node:crypto';
import {
  type AtRule,
  type ChildNode,
  parse,
  type Root,
  type Rule,
} from 'postcss';

export interface DocumentOptions {
  /** Code that runs before the page is parsed. */
  readonly script: string;
  /** Whether the page must work without any other file, as the page of a failing server does. */
  readonly selfContained: boolean;
  readonly noindex: boolean;
}

const STYLE = /<style[^>]*>.*?<\/style>/s;

/** Gatsby names a class of a CSS module `Hero-module--badge--1a2b3`. */
const MODULE_CLASS = /(?<![\w-])[\w-]+-module--[\w-]+--[\da-f]{5}/g;
const SLIDER_CLASS = /^(?:slick-|partner-slider)/;
const CAROUSEL = /<[a-z][^<>]* data-carousel/;
const INNERMOST = /:([\w-]+)\(([^()]*)\)/;

/** Returns a function that tells whether a selector may match on a page, whatever people and scripts change there. */
function matcherFor(html: string): (selector: string) => boolean {
  const moduleClasses = new Set(html.match(MODULE_CLASS));
  const hasSlider = CAROUSEL.test(html);
  const mayExist = (name: string) => {
    if (SLIDER_CLASS.test(name)) return hasSlider;
    return !name.match(MODULE_CLASS) || moduleClasses.has(name);
  };
  const mayMatch = (selector: string) =>
    (selector.match(/(?<=\.)[a-z_][\w-]*/gi) ?? []).every(mayExist);
  return (selector) => {
    let rest = selector.replace(/(["']).*?\1/g, '');
    // The innermost parentheses first: one branch of `:is(…)` is enough, and nothing in `:not(…)` is needed.
    while (INNERMOST.test(rest))
      rest = rest.replace(INNERMOST, (_, name, list: string) =>
        name === 'not' || list.split(',').some(mayMatch)
          ? ''
          : list.replaceAll(',', ' '),
      );
    return mayMatch(rest);
  };
}

/** Removes a rule, and the conditions around it that become empty. An empty `@layer` still sets an order. */
function remove(rule: ChildNode): void {
  const { parent } = rule;
  rule.remove();
  if (parent?.type !== 'atrule') return;
  const condition = parent as AtRule;
  if (!condition.nodes?.length && condition.name !== 'layer') remove(condition);
}

/**
 * Removes what a page can never use: rules of which each selector needs a class of
 * a CSS module that the page lacks, or the slider where there is no carousel; and
 * animations without a use.
 */
function removeUnused(sheet: Root, html: string): void {
  const mayMatch = matcherFor(html);
  sheet.walkRules((rule) => {
    if (!rule.selectors.some(mayMatch)) remove(rule);
  });
  let values = '';
  sheet.walkDecls(({ value }) => {
    values += `${value} `;
  });
  sheet.walkAtRules(/keyframes$/, (rule) => {
    if (!values.includes(rule.params.replaceAll(/["']/g, ''))) remove(rule);
  });
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
export function createDocument(
  html: string,
  css: string,
  { script, selfContained, noindex }: DocumentOptions,
) {
  for (const part of [CHARSET, FIRST_ICON, '<style'])
    if (!html.includes(part)) throw new Error(`The page has no ${part}`);
  const unstyled = html.replace(STYLE, '');
  const sheet = parse(css);
  removeUnused(sheet, unstyled);
  inlineConstants(sheet);
  if (selfContained)
    sheet.walkAtRules('font-face', (face) => {
      face.remove();
    });
  const [page, longStyle] = shortenNames(unstyled, String(sheet));
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
