import type { ReactNode } from 'react';
import { useCompany } from '@/components/useSite';
import { HYPHENATED_NUMBER } from '@/content/placeholders';

const NUMBERS = new RegExp(`(${HYPHENATED_NUMBER.source})`);

/** Keeps numbers with a hyphen on one line. */
const keepNumbers = (text: string): ReactNode[] =>
  text.split(NUMBERS).map((part, index) =>
    index % 2 === 1 ? (
      <span key={`${part} ${index}`} className="no-break">
        {part}
      </span>
    ) : (
      part
    ),
  );

/** Splits a text at its contacts: every second part is one. */
function splitAtContacts(text: string, contacts: readonly string[]) {
  const any = contacts.map((one) => one.replace(/[.+()*?]/g, '\\$&')).join('|');
  return text.split(new RegExp(`(${any})`));
}

/** Text in which the company's phone number and e-mail addresses are links, and numbers stay on one line. */
export function ContactText({ children }: { readonly children: string }) {
  const { email, dataProtectionOfficer, facts } = useCompany();
  const addresses = new Map([
    [facts.phone, facts.phoneUrl],
    [dataProtectionOfficer.email, facts.officerUrl],
    [email, facts.emailUrl],
  ]);
  const parts = splitAtContacts(children, [...addresses.keys()]);
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      <a key={`${part} ${index}`} href={addresses.get(part)}>
        {keepNumbers(part)}
      </a>
    ) : (
      keepNumbers(part)
    ),
  );
}
