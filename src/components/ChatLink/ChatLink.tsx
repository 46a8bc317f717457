import { chatLinkName } from '@/chatLinkName';
import { Icon } from '@/components/Icon/Icon';
import { useCompany, useSharedTexts } from '@/components/useSite';
import * as styles from './ChatLink.module.css';

interface ChatLinkProps {
  children: string;
  /** Tells apart links that show the same text: added to the accessible name. */
  about?: string;
  variant?: 'solid' | 'outline' | 'quiet';
}

/** A link that opens the chat in a new tab. The icon and the accessible name say so: people expect a page and get an app. */
export function ChatLink({
  children,
  about,
  variant = 'solid',
}: ChatLinkProps) {
  const { facts } = useCompany();
  const { chatHint } = useSharedTexts();
  const words = about ? `${children}: ${about}` : children;
  return (
    <a
      className={`button ${styles.link} ${styles[variant]}`}
      href={facts.chatUrl}
      target="_blank"
      rel="noopener"
      // Visually hidden text inside the link would be announced as a second link.
      aria-label={chatLinkName(words, chatHint)}
    >
      {/* The icon is a part of the text, so that it stays beside the first word when a long text wraps. */}
      <span>
        <Icon name="chat" /> {children}
      </span>
    </a>
  );
}
