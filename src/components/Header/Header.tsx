import { Brand } from '@/components/Brand/Brand';
import { type Chat, ChatLink } from '@/components/ChatLink/ChatLink';
import { Menu, type MenuItem } from '@/components/Menu/Menu';
import * as styles from './Header.module.css';

export interface HeaderProps {
  readonly brand: string;
  /** Said to screen readers after the brand, where the brand leads to another page. */
  readonly backHome: string;
  readonly onHome: boolean;
  readonly menuLabel: string;
  readonly menuButton: string;
  readonly menu: readonly MenuItem[];
  readonly chat: Chat;
  readonly chatAction: string;
}

/** The bar at the top of every page: brand, menu, chat button. It stays in sight while the page scrolls. */
export function Header(props: HeaderProps) {
  const { brand, backHome, onHome, menuLabel, menuButton, menu, chat, chatAction } = props;
  return (
    <header className={styles.header}>
      <div className={`wrapper ${styles.bar}`}>
        <a
          className={styles.brand}
          href={onHome ? '#home' : '/'}
          aria-label={onHome ? undefined : `${brand}: ${backHome}`}
        >
          <Brand name={brand} />
        </a>
        <Menu label={menuLabel} button={menuButton} items={menu} onHome={onHome}>
          <ChatLink chat={chat}>{chatAction}</ChatLink>
        </Menu>
        <div className={styles.chat}>
          <ChatLink chat={chat}>{chatAction}</ChatLink>
        </div>
      </div>
    </header>
  );
}
