import * as styles from './SectionHeading.module.css';

interface SectionHeadingProps {
  readonly title: string;
  readonly lead?: string;
}

/** A section's heading with the line that the tide leaves on the sand, and the sentence that explains it. */
export function SectionHeading({ title, lead }: SectionHeadingProps) {
  const heading = (
    <div>
      {/* A link to the section moves the focus here: see client/focusHeading.ts. */}
      <h2 className={styles.heading} tabIndex={-1}>
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
