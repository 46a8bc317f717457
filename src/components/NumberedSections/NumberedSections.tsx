import { graphql } from 'gatsby';
import * as styles from './NumberedSections.module.css';
import './prose.css';

/** A run of numbered sections; each heading has an address that one can link to. */
export function NumberedSections({
  part,
}: {
  readonly part: Queries.NumberedSectionsFragment;
}) {
  const Heading = part.title === null ? 'h2' : 'h3';
  const sections = part.sections.map(({ id, number, title, html }) => (
    <section key={id} aria-labelledby={id} className={styles.section}>
      <Heading className={styles.heading} id={id}>
        <a className={styles.anchor} href={`#${id}`}>
          <span className={styles.number}>{number}.</span> {title}
        </a>
      </Heading>
      {/* The HTML is made of our own Markdown, where the content check refuses raw HTML. */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  ));
  if (part.title === null || part.id === null) return sections;
  return (
    <section className={styles.part} aria-labelledby={part.id}>
      <h2 className={styles.title} id={part.id}>
        {part.title}
      </h2>
      {part.intro && (
        <div
          className="prose"
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
