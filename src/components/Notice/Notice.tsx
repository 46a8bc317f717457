import type { ReactNode, Ref } from 'react';
import { Brand } from '@/components/Brand/Brand';
import * as styles from './Notice.module.css';

export interface NoticeProps {
  readonly brand: string;
  /** English, letter for letter (decision 5). */
  readonly title: string;
  readonly titleRef?: Ref<HTMLHeadingElement>;
  /** The plain Portuguese sentence for who reads no English. */
  readonly text: string;
  readonly picture?: ReactNode;
  /** The ways out. */
  readonly children: ReactNode;
}

/** A page that says one thing and shows the ways out: the 404 page and the error fallback. */
export function Notice({ brand, title, titleRef, text, picture, children }: NoticeProps) {
  return (
    <main className={styles.notice} id="conteudo" tabIndex={-1}>
      <p>
        <Brand name={brand} />
      </p>
      {picture && <div className={styles.picture}>{picture}</div>}
      <h1 ref={titleRef} className={styles.title} lang="en" tabIndex={-1}>
        {title}
      </h1>
      <p className="lead">{text}</p>
      <p className={styles.ways}>{children}</p>
    </main>
  );
}
