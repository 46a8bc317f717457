import { chatLinkName } from '@/components/ChatLink/chatLinkName';
import { Icon } from '@/components/Icon/Icon';
import type { SiteContent } from '@/components/siteContent';
import * as styles from './FloatingChat.module.css';

/** The home page's fixed chat button. For voice control, its name begins with the word that is shown (WCAG 2.5.3). */
export function FloatingChat({ site }: { readonly site: SiteContent }) {
  const { floatingChat, floatingChatShort, opensChat } = site.interfaceTexts;
  return (
    <aside className={styles.place}>
      <a
        className={styles.button}
        href={site.company.facts.chatUrl}
        target="_blank"
        rel="noopener"
        aria-label={chatLinkName(floatingChat, opensChat)}
      >
        <Icon name="chat" />
        <span className={styles.word}>{floatingChatShort}</span>
      </a>
    </aside>
  );
}
