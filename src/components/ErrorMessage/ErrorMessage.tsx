import type { ReactNode } from 'react';
import { Brand } from '@/components/Brand/Brand';
import { ChatLink } from '@/components/ChatLink/ChatLink';
import { useInterface } from '@/components/useSite';
import * as styles from './ErrorMessage.module.css';

interface ErrorMessageProps {
  readonly title: string;
  readonly text: string;
  readonly picture?: ReactNode;
  /** The link to the home page. */
  readonly children: ReactNode;
}

/** A page with one message, a link to the home page and a link to the chat. */
export function ErrorMessage({
  title,
  text,
  picture,
  children,
}: ErrorMessageProps) {
  const { chatAction } = useInterface();
  return (
    <main className={styles.message}>
      <p>
        <Brand />
      </p>
      {picture && <div className={styles.picture}>{picture}</div>}
      <h1 className={styles.title} lang="en">
        {title}
      </h1>
      <p className="lead">{text}</p>
      <p className={styles.ways}>
        {children}
        <ChatLink variant="outline">{chatAction}</ChatLink>
      </p>
    </main>
  );
}
