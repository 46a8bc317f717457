import { Icon } from '@/components/Icon/Icon';
import type { SiteContent } from '@/components/siteContent';
import * as styles from './ChatLink.module.css';
import { chatLinkName } from './chatLinkName';

interface ChatLinkProps {
  readonly site: SiteContent;
  readonly children: string;
  /** What the link is about, where several show the same words. */
  readonly about?: string;
  readonly variant?: 'solid' | 'outline' | 'quiet';
}

/** A link that opens the chat in a new tab. Its mark and its name say so, since people expect a page and get an app. */
export function ChatLink({
  site,
  children,
  about,
  variant = 'solid',
}: ChatLinkProps) {
  const words = about ? `${children}: ${about}` : children;
  return (
    <a
      className={`${styles.link} ${styles[variant]}`}
      href={site.company.facts.chatUrl}
      target="_blank"
      rel="noopener"
      // Not hidden words inside the link: a screen reader says those as if they were another link.
      aria-label={chatLinkName(words, site.interfaceTexts.opensChat)}
    >
      <Icon name="chat" />
      <span>{children}</span>
    </a>
  );
}
