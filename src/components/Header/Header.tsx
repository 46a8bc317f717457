import { Brand } from '@/components/Brand/Brand';
import { ChatLink } from '@/components/ChatLink/ChatLink';
import { Menu } from '@/components/Menu/Menu';
import type { FrameProps } from '@/components/siteContent';
import * as styles from './Header.module.css';

export function Header({ site, onHome }: FrameProps) {
  const { brand } = site.company;
  const { backHome, chatAction } = site.interfaceTexts;
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
        <Menu site={site} onHome={onHome} />
        <div className={styles.chat}>
          <ChatLink site={site}>{chatAction}</ChatLink>
        </div>
      </div>
    </header>
  );
}
