import type { ReactNode } from 'react';
import type { SiteContent } from '@/components/siteContent';

interface ContactTextProps {
  readonly site: SiteContent;
  readonly children: string;
}

/** A number with a hyphen before its last digits: of a phone, a company or a postal code. */
const NUMBER = /(\d[\d./]*-\d+)/;

/** Keeps numbers on one line. Browsers may break them at their hyphen. */
const keepNumbers = (text: string): ReactNode[] =>
  text.split(NUMBER).map((part, index) =>
    NUMBER.test(part) ? (
      <span key={`${part} ${index}`} className="no-break">
        {part}
      </span>
    ) : (
      part
    ),
  );

/** Makes each occurrence of a contact in a text a link. */
function linkContact(text: string, contact: string, url: string): ReactNode[] {
  const [before, ...rest] = text.split(contact);
  return [
    before,
    ...rest.flatMap((after, index) => [
      <a key={`${url} ${index}`} href={url}>
        {keepNumbers(contact)}
      </a>,
      after,
    ]),
  ];
}

/** Text in which the company's phone number and e-mail addresses are links, and numbers stay on one line. */
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
  return parts.flatMap((part) =>
    typeof part === 'string' ? keepNumbers(part) : part,
  );
}
