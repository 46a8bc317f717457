import { type Chat, ChatLink } from '@/components/ChatLink/ChatLink';
import { Icon } from '@/components/Icon/Icon';
import type { IconName } from '@/components/Icon/iconNames';
import * as styles from './ServiceCard.module.css';

export interface ServiceCardProps {
  readonly service: Queries.ServicesFragment['items'][number];
  readonly chat: Chat;
  /** Words of the card's button. */
  readonly action: string;
}

/** One service: its icon on a tile of its own hue, what it is, and the way into the chat. */
export function ServiceCard({ service, chat, action }: ServiceCardProps) {
  const { title, description, icon, color, emphasis } = service;
  return (
    <li className={styles.card} data-hue={color} data-emphasis={emphasis}>
      <span className={styles.tile}>
        <Icon name={icon as IconName} />
      </span>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.description}>{description}</p>
      <ChatLink chat={chat} variant="text" icon={false} about={title}>
        {action}
      </ChatLink>
    </li>
  );
}
