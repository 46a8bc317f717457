import type { ReactElement } from 'react';
import type { SiteContent } from '@/components/siteContent';

interface ContactTextProps {
  readonly site: SiteContent;
  readonly children: string;
}

/** A text in which the company's phone number and e-mail address are links. */
export function ContactText({ site, children }: ContactTextProps) {
  const { email, facts } = site.company;
  let parts: (string | ReactElement)[] = [children];
  for (const [words, href] of [
    [facts.phone, facts.phoneUrl],
    [email, facts.emailUrl],
  ] as const)
    parts = parts.flatMap((part) =>
      typeof part !== 'string'
        ? part
        : part.split(words).flatMap((piece, index) =>
            index === 0
              ? piece
              : [
                  <a key={`${words}${index}`} href={href}>
                    {words}
                  </a>,
                  piece,
                ],
          ),
    );
  return <>{parts}</>;
}
