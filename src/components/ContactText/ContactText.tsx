import { graphql, useStaticQuery } from 'gatsby';
import type { ReactNode } from 'react';
import { splitAtNumbers } from '@/contentModel/wording/placeholders';
import type { QueryResult } from '@/queryResult';

/** Keeps numbers with a hyphen on one line. */
const keepNumbers = (text: string): ReactNode[] =>
  splitAtNumbers(text).map((part, index) =>
    index % 2 === 1 ? (
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
export function ContactText({ children }: { readonly children: string }) {
  const { company } =
    useStaticQuery<QueryResult<Queries.ContactTextQuery>>(query);
  const { email, dataProtectionOfficer, facts } = company;
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

const query = graphql`
  query ContactText {
    company {
      email
      dataProtectionOfficer {
        email
      }
      facts {
        phone
        phoneUrl
        emailUrl
        officerUrl
      }
    }
  }
`;
