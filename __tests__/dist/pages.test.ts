import { HtmlValidate } from 'html-validate';
import { legalSlugs } from '@/content/legal/schema';
import { aboutFile } from '@/content/schemas/home/about';
import { footerFile } from '@/content/schemas/home/footer';
import { heroFile } from '@/content/schemas/home/hero';
import { servicesFile } from '@/content/schemas/home/services';
import { interfaceFile } from '@/content/schemas/interface';
import { companyFacts } from '@/gatsby/companyFacts';
import { addressOf } from '../../tools/hosting';
import { readTexts } from '../support/texts';
import {
  company,
  files,
  isErrorPage,
  isRelease,
  pageFiles,
  pages,
  textOf,
} from './support/published';

const { phone } = companyFacts(company);
const { dataProtectionOfficer: officer } = company;

const addresses = files.map((file) => addressOf(`/${file}`));

/** The addresses in an element's `href` and `src`, and those of each picture in its `srcset`. */
function addressesIn(element: Element): string[] {
  const candidates = (element.getAttribute('srcset') ?? '')
    .split(',')
    .map((part) => part.trim().split(' ')[0] ?? '');
  return ['href', 'src']
    .map((name) => element.getAttribute(name) ?? '')
    .concat(candidates)
    .filter(Boolean);
}

/** The social card, the canonical address and the pictures for search engines. */
function addressesInMetadata(page: Document): string[] {
  const metas = page.querySelectorAll('meta[content^="http"]');
  const found = [...metas].map((meta) => meta.getAttribute('content') ?? '');
  for (const { textContent } of page.querySelectorAll('script[type$="json"]'))
    JSON.parse(textContent ?? '', (key, value) => {
      if (['image', 'logo'].includes(key)) found.push(value);
      return value;
    });
  return found;
}

/** Whether an address of this site is that of a file, with an element of that id. */
function exists({ pathname, hash }: URL): boolean {
  const path = decodeURIComponent(pathname);
  if (!addresses.includes(path)) return false;
  const id = decodeURIComponent(hash.slice(1));
  return id === '' || pages.get(path)?.getElementById(id) != null;
}

test.each([...pages])('%s leads only to what exists', (address, page) => {
  const { siteUrl } = company;
  const found = [...page.querySelectorAll('*')].flatMap(addressesIn);
  const dead = [...found, ...addressesInMetadata(page)].filter((target) => {
    const url = new URL(target, `${siteUrl}${address}`);
    return url.origin === new URL(siteUrl).origin
      ? !exists(url)
      : !/^(?:https|tel|mailto):$/.test(url.protocol);
  });
  expect(dead).toEqual([]);
});

/** What a link to the chat says to screen readers. */
const nameOf = (chat: Element) => chat.getAttribute('aria-label');

const texts = readTexts(interfaceFile);

/** The texts of some links of a page. */
const wordsOf = (address: string, links: string) =>
  [...(pages.get(address)?.querySelectorAll(links) ?? [])].map((link) =>
    link.textContent?.trim(),
  );

test('the home page has each link to the chat of the specification', () => {
  const { primaryAction, secondaryAction } = readTexts(heroFile);
  const { items, cardAction, action } = readTexts(servicesFile);
  expect(wordsOf('/', ':is(.button, aside a)[href*="//wa.me/"]')).toEqual([
    texts.chatAction,
    primaryAction,
    secondaryAction,
    readTexts(aboutFile).action,
    ...items.map(() => cardAction),
    action,
    readTexts(footerFile).chatButton,
    texts.floatingChatShort,
  ]);
});

test.each(legalSlugs)('%s leads back before and after its text', (slug) => {
  const { backHome } = texts;
  expect(wordsOf(`/${slug}`, 'main a[href="/"]')).toEqual([backHome, backHome]);
});

/** The last word of "abre o WhatsApp". */
const app = texts.chatHint.trim().split(' ').at(-1);

test.each([...pages])(
  '%s opens the chat, which each link names, and the partners in a new tab, without an opener or a message',
  (_address, page) => {
    const chats = [...page.querySelectorAll('a[href*="//wa.me/"]')];
    expect(chats).not.toHaveLength(0);
    for (const chat of chats) {
      expect(chat.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\d+$/);
      expect(nameOf(chat)).toContain(chat.textContent?.trim());
      expect(nameOf(chat)).toContain(app);
    }
    const cardLinks = page.querySelectorAll('[data-color] a');
    const names = [...cardLinks].map(nameOf);
    expect([...new Set(names)]).toEqual(names);
    const cards = page.querySelectorAll('[data-carousel] a[href^="https"]');
    for (const link of [...chats, ...cards]) {
      expect(link.getAttribute('target')).toBe('_blank');
      expect(link.getAttribute('rel')).toBe('noopener');
    }
  },
);

test.each([...pages])(
  '%s makes links of the contacts in its texts',
  (_address, page) => {
    const body = page.body.cloneNode(true) as HTMLElement;
    for (const part of body.querySelectorAll('a, button, summary'))
      part.remove();
    for (const contact of [phone, company.email, officer.email])
      expect(body.textContent).not.toContain(contact);
  },
);

test.each([...pages])(
  '%s is in Portuguese, and has one address unless it is for an error',
  (address, page) => {
    expect(page.documentElement.lang).toBe('pt-BR');
    const canonical = page.querySelector('link[rel=canonical]');
    expect(canonical?.getAttribute('href')).toBe(
      isErrorPage(address) ? undefined : company.siteUrl + address,
    );
  },
);

test.each([...pages])('%s names its landmarks', (_address, page) => {
  const nameless = ':is(aside, nav):not([aria-label], [aria-labelledby])';
  expect(page.querySelector(nameless)).toBeNull();
});

test('search engines may list a release, but for its error pages, and nothing of a preview', () => {
  const unlisted = [...pages]
    .filter(([, page]) => page.querySelector('[name=robots][content=noindex]'))
    .map(([address]) => address);
  expect(unlisted).toEqual(
    [...pages.keys()].filter((address) => !isRelease || isErrorPage(address)),
  );
  expect(textOf('_headers').includes('X-Robots-Tag: noindex')).toBe(!isRelease);
});

const htmlValidate = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document'],
  rules: {
    'unique-landmark': 'error',
    // These four are about the style of HTML written by hand.
    'attr-quotes': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    // A title has the page and the brand; search engines shorten long ones.
    'long-title': 'off',
  },
});

test.each(pageFiles)('%s is valid HTML', async (file) => {
  const { results } = await htmlValidate.validateString(textOf(file));
  const messages = results.flatMap((result) => result.messages);
  expect(messages.map(({ message }) => message)).toEqual([]);
});
