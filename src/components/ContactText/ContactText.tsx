import { createElement, Fragment, type ReactNode } from 'react';
import type { SiteContent } from '@/components/siteContent';

interface ContactTextProps {
  readonly site: SiteContent;
  readonly children: string;
}

type Contact = readonly [shown: string, url: string];

function linkContacts(
  text: string,
  [contact, ...others]: readonly Contact[],
): ReactNode {
  if (!contact) return text;
  const [shown, url] = contact;
  const [before = '', ...after] = text.split(shown);
  // The parts are children of a fragment, since they need no keys then.
  return createElement(
    Fragment,
    null,
    linkContacts(before, others),
    ...after.flatMap((part) => [
      createElement('a', { href: url, key: url }, shown),
      linkContacts(part, others),
    ]),
  );
}

/** A text in which the company's phone number and e-mail addresses are links. */
export function ContactText({ site, children }: ContactTextProps) {
  const { email, dataProtectionOfficer, facts } = site.company;
  const contacts: Contact[] = [
    [facts.phone, facts.phoneUrl],
    [email, facts.emailUrl],
    [dataProtectionOfficer.email, facts.officerUrl],
  ];
  // One address can be the end of another: find the longest first.
  contacts.sort(([one], [other]) => other.length - one.length);
  return linkContacts(children, contacts);
}
