import { HtmlValidate } from 'html-validate';
import { addressOf } from '../../tools/hosting';
import { company } from '../support/texts';
import { files, pageFiles, pages, textOf } from './support/published';

const addresses = files.map((file) => addressOf(`/${file}`));

const addressesIn = (file: string) =>
  [...textOf(file).matchAll(/ (?:href|src|(srcset))="([^"]*)"/gi)]
    .flatMap(([, isSet, value = '']) => (isSet ? value.split(',') : value))
    .map((part) => part.trim().split(' ')[0] ?? '');

/** Whether an address of this site is that of a file, with an element of that id. */
function exists({ pathname, hash }: URL) {
  const path = decodeURIComponent(pathname);
  if (!addresses.includes(path)) return false;
  const id = decodeURIComponent(hash.slice(1));
  return id === '' || pages.get(path)?.getElementById(id) != null;
}

test.each(pageFiles)('%s leads only to what exists', (file) => {
  const { siteUrl } = company;
  const dead = addressesIn(file).filter((target) => {
    const url = new URL(target, siteUrl + addressOf(`/${file}`));
    return url.origin === new URL(siteUrl).origin
      ? !exists(url)
      : !/^(?:https|tel|mailto):$/.test(url.protocol);
  });
  expect(dead).toEqual([]);
});

test('the icons of the manifest, and the picture of messengers, exist', () => {
  const { icons } = JSON.parse(textOf('manifest.webmanifest'));
  for (const { src } of [...icons, { src: '/social-card.jpg' }])
    expect(files).toContain(src.slice(1));
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
