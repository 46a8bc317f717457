import { createHash } from 'node:crypto';
import type { Element, ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import rehypeParse from 'rehype-parse';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { type Contacts, linkContacts } from './contacts';

interface DocumentOptions {
  css: string;
  /** Code that runs when the page is parsed, if any. */
  script: string;
  noindex: boolean;
  contacts: Contacts;
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

/**
 * Keeps of a page what `Seo` has put into the head and what stands in Gatsby's wrapper: nothing of its runtime.
 * The policy precedes styles and script, and these the icons: the browser needs them first.
 */
const composeDocument =
  ({ css, script, noindex }: DocumentOptions) =>
  (document: Root) => {
    const metadata: Element[] = [];
    const page: ElementContent[] = [];
    visit(document, 'element', ({ tagName, properties, children }) => {
      const { id, dataReactHelmet, ...own } = properties;
      if (dataReactHelmet) metadata.push(h(tagName, own, children));
      if (id === 'gatsby-focus-wrapper') page.push(...children);
    });
    const firstLink = metadata.findIndex(({ tagName }) => tagName === 'link');
    if (firstLink < 0 || page.length === 0)
      throw new Error(
        'The page has no #gatsby-focus-wrapper, or no <link data-react-helmet>.',
      );
    const policy = contentPolicy(css, script);
    const viewport = 'width=device-width, initial-scale=1';
    const head = h('head', [
      h('meta', { charSet: 'utf-8' }),
      h('meta', { httpEquiv: 'Content-Security-Policy', content: policy }),
      noindex ? h('meta', { name: 'robots', content: 'noindex' }) : null,
      h('meta', { name: 'viewport', content: viewport }),
      ...metadata.slice(0, firstLink),
      h('style', css),
      script ? h('script', { type: 'module' }, script) : null,
      ...metadata.slice(firstLink),
    ]);
    visit(document, { tagName: 'html' }, (html) => {
      html.children = [head, h('body', page)];
    });
  };

/**
 * The published HTML of a page of `public/`.
 * @throws Error when Gatsby or react-helmet writes it differently
 */
export const createDocument = (html: string, options: DocumentOptions) =>
  unified()
    .use(rehypeParse)
    .use(composeDocument, options)
    .use(linkContacts, options.contacts)
    .use(rehypeStringify, { collapseEmptyAttributes: true })
    .processSync(html)
    .toString();
