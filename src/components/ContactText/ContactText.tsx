import type { ReactNode } from 'react';
import type { SiteContent } from '@/components/siteContent';

interface ContactTextProps {
  readonly site: SiteContent;
  readonly children: string;
}

/** Makes each occurrence of a contact in a text a link. */
function linkContact(text: string, contact: string, url: string): ReactNode[] {
  const [before, ...rest] = text.split(contact);
  return [
    before,
    ...rest.flatMap((after, index) => [
      <a key={`${url} ${index}`} href={url}>
        {contact}
      </a>,
      after,
    ]),
  ];
}

/** Text in which the company's phone number and e-mail addresses are links. */
export function ContactText({ site, children }: ContactTextProps) {
  const { email, dataProtectionOfficer, facts } = site.company;
  const contacts = [
    [facts.phone, facts.phoneUrl],
    [email, facts.emailUrl],
    [dataProtectionOfficer.email, facts.officerUrl],
  ] as const;
  let parts: ReactNode[] = [children];
  for (const [contact, url] of contacts)
    parts = parts.flatMap((part) =>
      typeof part === 'string' ? linkContact(part, contact, url) : part,
    );
  return parts;
}
