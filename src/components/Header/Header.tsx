import { Brand } from '@/components/Brand/Brand';
import { ChatLink } from '@/components/ChatLink/ChatLink';
import { Menu } from '@/components/Menu/Menu';
import type { OnHomeProps } from '@/components/sectionAddress';
import { useCompany, useInterface } from '@/components/useSite';
import * as styles from './Header.module.css';

export function Header({ onHome }: OnHomeProps) {
  const { brand } = useCompany();
  const { backHome, chatAction } = useInterface();
  return (
    <header className={styles.header}>
      <div className={`wrapper ${styles.bar}`}>
        <a
          className={styles.brand}
          href={onHome ? '#home' : '/'}
          aria-label={onHome ? undefined : `${brand}: ${backHome}`}
        >
          <Brand />
        </a>
        <Menu onHome={onHome} />
        <div className={styles.chat}>
          <ChatLink>{chatAction}</ChatLink>
        </div>
      </div>
    </header>
  );
}
