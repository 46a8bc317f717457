import { HtmlValidate } from 'html-validate';
import { addressOf } from '../../tools/hosting';
import { company } from '../support/texts';
import { files, pageFiles, pages, textOf } from './support/published';

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
