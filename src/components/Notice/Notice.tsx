import type { ReactNode } from 'react';
import { Brand } from '@/components/Brand/Brand';
import * as styles from './Notice.module.css';

export interface NoticeProps {
  readonly brand: string;
  /** English, letter for letter. */
  readonly title: string;
  /** The plain Portuguese sentence for who reads no English. */
  readonly text: string;
  readonly picture?: ReactNode;
  /** Whether to do without the site's font, where a server may fail to send it. */
  readonly plain?: boolean;
  /** The ways out. */
  readonly children: ReactNode;
}

/** A page that says one thing and shows the ways out: the pages for missing addresses and for a server that failed. */
export function Notice({ brand, title, text, picture, plain = false, children }: NoticeProps) {
  return (
    <main className={`${styles.notice} ${plain ? styles.plain : ''}`}>
      <p>
        <Brand name={brand} />
      </p>
      {picture && <div className={styles.picture}>{picture}</div>}
      <h1 className={styles.title} lang="en">
        {title}
      </h1>
      <p className="lead">{text}</p>
      <p className={styles.ways}>{children}</p>
    </main>
  );
}
