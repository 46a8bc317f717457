import * as styles from './SectionHeading.module.css';

interface SectionHeadingProps {
  /** The address of the section: a heading that a link leads to is spoken, a section is not. */
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
}

/** A section's heading with the line that the tide leaves on the sand, and the sentence that explains it. */
export function SectionHeading({ id, title, lead }: SectionHeadingProps) {
  const heading = (
    <div>
      <h2 className={styles.heading} id={id} tabIndex={-1}>
        {title}
      </h2>
      <svg className={styles.tide} viewBox="0 0 120 14" aria-hidden="true">
        <path d="M3 9C12 1 21 1 30 7s18 6 27 0 18-6 27 0 18 6 33-2" />
      </svg>
    </div>
  );
  if (!lead) return heading;
  return (
    <div className={styles.intro}>
      {heading}
      <p className="lead">{lead}</p>
    </div>
  );
}
