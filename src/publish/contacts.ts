import type { Root } from 'hast';
import { defaultIgnore, findAndReplace } from 'hast-util-find-and-replace';
import { h } from 'hastscript';

/** The `tel:` and `mailto:` addresses of the company's contacts, by the contact as texts show it. */
export type Contacts = ReadonlyMap<string, string>;

/** Whole telephone numbers and e-mail addresses: a part of a longer one is no contact. */
const CONTACT = /\d*\(\d\d\)\u00a0[\d-]*\d|\w[\w.+-]*@\w+(?:[.-]+\w+)+/g;

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
  const link = (contact: string) => {
    const href = contacts.get(contact);
    return href ? h('a', { href }, contact) : contact;
  };
  const keepWhole = (number: string) => h('span.no-break', number);
  findAndReplace(document, [CONTACT, link], { ignore: [...PLAIN, ...PRESSED] });
  findAndReplace(document, [HYPHENATED_NUMBER, keepWhole], { ignore: PLAIN });
};
