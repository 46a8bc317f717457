import type { ReactNode } from 'react';
import { Brand } from '@/components/Brand/Brand';
import { ChatLink } from '@/components/ChatLink/ChatLink';
import { Seo } from '@/components/Seo/Seo';
import { useSharedTexts } from '@/components/useSite';
import * as styles from './ErrorMessage.module.css';

interface ErrorMessageProps {
  /** Its name in the tab. */
  pageTitle: string;
  title: string;
  text: string;
  picture?: ReactNode;
  /** The link to the home page. */
  children: ReactNode;
}

/** A page with one message, a link to the home page and a link to the chat. */
export function ErrorMessage({
  pageTitle,
  title,
  text,
  picture,
  children,
}: ErrorMessageProps) {
  const { chatAction } = useSharedTexts();
  return (
    <main className={styles.message}>
      <Seo path={null} name={pageTitle} description={text} />
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
