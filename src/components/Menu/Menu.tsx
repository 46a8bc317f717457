import { ChatLink } from '@/components/ChatLink/ChatLink';
import { Icon } from '@/components/Icon/Icon';
import { type OnHomeProps, sectionAddress } from '@/components/sectionAddress';
import { useInterface } from '@/components/useSite';
import * as styles from './Menu.module.css';
import * as panelStyles from './MenuPanel.module.css';

/** Links to the sections of the home page. On small screens they are in a `details`, which opens without script. */
export function Menu({ onHome }: OnHomeProps) {
  const { menuLabel, menuButton, menu, chatAction } = useInterface();
  const links = (
    <ul className={styles.list}>
      {menu.map((item) => (
        <li key={item.target}>
          <a
            className={styles.link}
            href={sectionAddress(item.target, { onHome })}
          >
            {item.label}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <nav className={styles.nav} aria-label={menuLabel}>
      <details className={styles.small} data-menu="">
        <summary className={styles.button}>
          <span className={styles.opener}>
            <Icon name="menu" />
          </span>
          <span className={styles.closer}>
            <Icon name="close" />
          </span>
          {menuButton}
        </summary>
        <div className={panelStyles.panel}>
          {links}
          <ChatLink>{chatAction}</ChatLink>
        </div>
      </details>
      <div className={styles.wide} data-menu-row="">
        {links}
      </div>
    </nav>
  );
}
