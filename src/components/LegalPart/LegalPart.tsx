import { graphql } from 'gatsby';
import type { Chat } from '@/components/ChatLink/ChatLink';
import * as styles from './LegalPart.module.css';
import './prose.css';

export interface LegalPartProps {
  readonly part: Queries.LegalPartFragment;
  readonly chat: Chat;
}

/**
 * Lets the chat links that stand in a legal text open like all others: in a new tab, which learns nothing of this one's
 * window, and with a word about it for screen readers. Markdown cannot say that.
 * @param html - a section's HTML, where an address is a link's only attribute
 */
const chatInNewTab = (html: string, { url, newTab }: Chat) =>
  html.replace(/<a href="([^"]*)">(.*?)<\/a>/g, (link, address: string, words: string) =>
    address === url
      ? `<a href="${url}" target="_blank" rel="noopener">${words}<span class="visually-hidden"> (${newTab})</span></a>`
      : link,
  );

/** A run of numbered sections; each heading has an address that one can link to. */
export function LegalPart({ part, chat }: LegalPartProps) {
  const Heading = part.title === null ? 'h2' : 'h3';
  const sections = part.sections.map(({ id, number, title, html }) => (
    <section key={id} aria-labelledby={id} className={styles.section}>
      <Heading className={styles.heading} id={id}>
        <a className={styles.anchor} href={`#${id}`}>
          <span className={styles.number}>{number}.</span> {title}
        </a>
      </Heading>
      {/* The HTML is remark’s, from our own Markdown, where the content check refuses raw HTML. */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: chatInNewTab(html, chat) }} />
    </section>
  ));
  if (part.title === null || part.id === null) return sections;
  return (
    <section className={styles.part} aria-labelledby={part.id}>
      <h2 className={styles.title} id={part.id}>
        {part.title}
      </h2>
      {sections}
    </section>
  );
}

export const legalPartFragment = graphql`
  fragment LegalPart on LegalPart {
    id
    title
    sections {
      id
      number
      title
      html
    }
  }
`;
