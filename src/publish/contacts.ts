import type { Root } from 'hast';
import {
  defaultIgnore,
  findAndReplace,
  type RegExpMatchObject,
} from 'hast-util-find-and-replace';
import { h } from 'hastscript';

/** The `tel:` and `mailto:` addresses of the company's contacts, by the contact as texts show it. */
export type Contacts = ReadonlyMap<string, string>;

/** What goes on before or after a contact, which is then a part of another's. */
const LONGER_BEFORE = /[\w.+'-]$/;
const LONGER_AFTER = /^(?:[\w-]|\.\w)/;

/** Such as 99999-9999, 12.ABC.345/01DE-35, art. 54-D. */
const HYPHENATED_NUMBER = /[\dA-Z./]*\d[\dA-Z./]*(?:-[\dA-Z]+)+/g;

/** Elements that contain no markup, and those that contain no link. */
const PLAIN = [...defaultIgnore, 'textarea'];
const PRESSED = ['a', 'button', 'summary'];

/**
 * Makes links of contacts, wherever a text of a page names them: any text may, by a placeholder such as `{{telefone}}`.
 * Numbers with a hyphen stay on one line.
 */
export const linkContacts = (contacts: Contacts) => (document: Root) => {
  const link = (contact: string, { input, index }: RegExpMatchObject) => {
    const isPart =
      LONGER_BEFORE.test(input.slice(0, index)) ||
      LONGER_AFTER.test(input.slice(index + contact.length));
    return !isPart && h('a', { href: contacts.get(contact) }, contact);
  };
  const keepWhole = (number: string) => h('span.no-break', number);
  for (const contact of contacts.keys())
    findAndReplace(document, [contact, link], {
      ignore: [...PLAIN, ...PRESSED],
    });
  findAndReplace(document, [HYPHENATED_NUMBER, keepWhole], { ignore: PLAIN });
};
