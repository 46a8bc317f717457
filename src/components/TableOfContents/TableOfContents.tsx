import { pageIds } from '@/content/wording/headings';
import * as styles from './TableOfContents.module.css';

interface TableOfContentsProps {
  readonly title: string;
  readonly parts: readonly Queries.NumberedSectionsFragment[];
}

/** Links to the sections of a legal page. The numbers are those of the `ol`: inside a link, screen readers would announce two texts. */
export function TableOfContents({ title, parts }: TableOfContentsProps) {
  return (
    <nav className={styles.contents} aria-labelledby={pageIds.contents}>
      <p className={styles.title} id={pageIds.contents}>
        {title}
      </p>
      {parts.map((part) => (
        <div key={part.id}>
          {part.title !== null && (
            <p className={styles.part}>
              <a href={`#${part.id}`}>{part.title}</a>
            </p>
          )}
          <ol className={styles.list}>
            {part.sections.map(({ id, title: heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </nav>
  );
}
