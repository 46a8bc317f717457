import { chatLinkName } from '@/chatLinkName';
import { Icon } from '@/components/Icon/Icon';
import { useCompany, useSharedTexts } from '@/components/useSite';
import * as styles from './FloatingChat.module.css';

/** The fixed chat button of the home page. Its accessible name starts with the visible word (WCAG 2.5.3). */
export function FloatingChat() {
  const { facts } = useCompany();
  const { chatAction, floatingChat, floatingChatShort, chatHint } =
    useSharedTexts();
  return (
    <aside className={styles.place} aria-label={chatAction}>
      <a
        className={`button ${styles.button}`}
        href={facts.chatUrl}
        target="_blank"
        rel="noopener"
        aria-label={chatLinkName(floatingChat, chatHint)}
      >
        <Icon name="chat" />
        <span className={styles.word}>{floatingChatShort}</span>
      </a>
    </aside>
  );
}
