import { HtmlValidate } from 'html-validate';
import { legalSlugs } from '@/content/legal/schema';
import { servicesFile } from '@/content/schemas/home/services';
import { statisticsFile } from '@/content/schemas/home/statistics';
import { interfaceFile } from '@/content/schemas/interface';
import { companyFacts } from '@/gatsby/companyFacts';
import { addressOf } from '../../tools/hosting';
import { readTexts } from '../support/texts';
import {
  company,
  files,
  isErrorPage,
  isRelease,
  listedPages,
  pageFiles,
  pages,
  textOf,
} from './support/published';

const { phone, phoneUrl, emailUrl } = companyFacts(company);
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
  const dead = found.filter((target) => {
    const url = new URL(target, `${siteUrl}${address}`);
    return url.origin === new URL(siteUrl).origin
      ? !exists(url)
      : !/^(?:https|tel|mailto):$/.test(url.protocol);
  });
  expect(dead).toEqual([]);
});

/** What a link to the chat says to screen readers. */
const nameOf = (chat: Element) => chat.getAttribute('aria-label');

const { chatHint, backHome } = readTexts(interfaceFile);

test.each([
  ['header', 1],
  ['section:has(#home)', 2],
  ['section:has(#sobre)', 1],
  ['section:has(#servicos)', readTexts(servicesFile).items.length + 1],
  ['footer', 1],
  ['aside', 1],
])('%s of the home page has %i buttons that open the chat', (part, count) => {
  const home = pages.get('/');
  const chats = home?.querySelectorAll(`${part} [href*="//wa.me/"]`);
  expect(chats).toHaveLength(count);
});

test.each(legalSlugs)('%s leads back before and after its text', (slug) => {
  const links = pages.get(`/${slug}`)?.querySelectorAll('main a[href="/"]');
  const words = [...(links ?? [])].map(({ textContent }) => textContent);
  expect(words).toEqual([backHome, backHome]);
});

test.each(listedPages)(
  '%s has the contacts first in its footer, and every legal page',
  (_address, page) => {
    const links = [...page.querySelectorAll('footer a')].map((link) =>
      link.getAttribute('href'),
    );
    const [chat, ...others] = links;
    expect(chat).toContain('//wa.me/');
    expect(others.slice(0, 2)).toEqual([phoneUrl, emailUrl]);
    const legal = legalSlugs.map((slug) => `/${slug}`);
    expect(links).toEqual(expect.arrayContaining(legal));
  },
);

test('a number that has words is not read in digits, too', () => {
  const texts = [...(pages.get('/')?.querySelectorAll('li span') ?? [])];
  for (const { value, spoken } of readTexts(statisticsFile).items) {
    const number = texts.find(({ textContent }) => textContent === value);
    const isHidden = number?.getAttribute('aria-hidden') === 'true';
    expect(isHidden).toBe(Boolean(spoken));
  }
});

/** The last word of "abre o WhatsApp". */
const app = chatHint.trim().split(' ').at(-1);

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
