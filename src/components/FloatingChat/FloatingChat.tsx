import type { Chat } from '@/components/ChatLink/ChatLink';
import { Icon } from '@/components/Icon/Icon';
import * as styles from './FloatingChat.module.css';

export interface FloatingChatProps {
  readonly chat: Chat;
  /** Accessible name; begins with or holds `word`, so that who says it aloud is understood. */
  readonly name: string;
  /** Shown beside the icon where there is room. */
  readonly word: string;
}

/** The chat button that stays at the bottom right of the home page. */
export function FloatingChat({ chat, name, word }: FloatingChatProps) {
  return (
    <aside className={styles.place} aria-label={word}>
      <a
        className={styles.button}
        href={chat.url}
        target="_blank"
        rel="noopener"
        aria-label={`${name} (${chat.newTab})`}
      >
        <Icon name="chat" />
        <span className={styles.word}>{word}</span>
      </a>
    </aside>
  );
}
