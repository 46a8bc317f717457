import { graphql } from 'gatsby';
import * as styles from './NumberedSections.module.css';

interface NumberedSectionsProps {
  readonly part: Queries.NumberedSectionsFragment;
}

/** The numbered sections of a legal page or of one of its parts. The table of contents links to their headings. */
export function NumberedSections({ part }: NumberedSectionsProps) {
  const Heading = part.title === null ? 'h2' : 'h3';
  const sections = part.sections.map(({ id, number, title, html }) => (
    <section key={id} className={styles.section}>
      <Heading className="text-heading" id={id} tabIndex={-1}>
        <span className={styles.number}>{number}.</span> {title}
      </Heading>
      {/* The HTML comes from our own Markdown, in which the content check refuses raw HTML. */}
      <div className="text" dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  ));
  if (part.title === null || part.id === null) return sections;
  return (
    <section className={styles.part}>
      <h2 className={styles.title} id={part.id} tabIndex={-1}>
        {part.title}
      </h2>
      {part.intro && (
        <div
          className="text"
          dangerouslySetInnerHTML={{ __html: part.intro }}
        />
      )}
      {sections}
    </section>
  );
}

export const numberedSectionsFragment = graphql`
  fragment NumberedSections on LegalPart {
    id
    title
    intro
    sections {
      id
      number
      title
      html
    }
  }
`;
