import { Icon } from '@/components/Icon/Icon';
import type { SiteContent } from '@/components/siteContent';
import * as styles from './ChatLink.module.css';

export interface ChatLinkProps {
  readonly site: SiteContent;
  readonly children: string;
  readonly about?: string;
  readonly variant?: 'solid' | 'outline' | 'text';
}

/** A call to action that opens the chat in a new tab; the app's mark says so, since people expect a page. */
export function ChatLink({
  site,
  children,
  about,
  variant = 'solid',
}: ChatLinkProps) {
  return (
    <a
      className={`${styles.link} ${styles[variant]}`}
      href={site.company.facts.chatUrl}
      target="_blank"
      rel="noopener"
      // In one piece: a screen reader says words that are hidden beside others as if they were another link.
      aria-label={`${children}${about ? `: ${about}` : ''} (${site.interfaceTexts.newTab})`}
    >
      <Icon name="chat" />
      <span>{children}</span>
    </a>
  );
}
