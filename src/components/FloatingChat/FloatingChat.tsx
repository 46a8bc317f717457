import { Icon } from '@/components/Icon/Icon';
import type { SiteContent } from '@/components/siteContent';
import * as styles from './FloatingChat.module.css';

/** The home page's chat button. For voice control, its name has to hold the word that is shown (WCAG 2.5.3). */
export function FloatingChat({ site }: { readonly site: SiteContent }) {
  const { floatingChat, floatingChatShort, newTab } = site.interfaceTexts;
  return (
    <aside className={styles.place} aria-label={floatingChatShort}>
      <a
        className={styles.button}
        href={site.company.facts.chatUrl}
        target="_blank"
        rel="noopener"
        aria-label={`${floatingChat} (${newTab})`}
      >
        <Icon name="chat" />
        <span className={styles.word}>{floatingChatShort}</span>
      </a>
    </aside>
  );
}
