import * as styles from './SectionHeading.module.css';

interface SectionHeadingProps {
  readonly title: string;
  readonly lead?: string;
}

/** A section's heading with a wavy line under it, and an introduction. */
export function SectionHeading({ title, lead }: SectionHeadingProps) {
  const heading = (
    <div>
      {/* src/client/focusHeading.ts moves the focus here after a link to the section. */}
      <h2 className={styles.heading} tabIndex={-1}>
        {title}
      </h2>
      <svg className={styles.line} viewBox="0 0 120 14" aria-hidden="true">
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
