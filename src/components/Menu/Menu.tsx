import { Link } from 'gatsby';
import type { ReactNode } from 'react';
import { Icon } from '@/components/Icon/Icon';
import { useCurrentSection } from '@/hooks/useCurrentSection';
import * as styles from './Menu.module.css';
import * as panelStyles from './MenuPanel.module.css';

export interface MenuItem {
  readonly label: string;
  /** Fragment of a section of the home page, as `#sobre`. */
  readonly target: string;
}

export interface MenuProps {
  readonly label: string;
  readonly button: string;
  readonly items: readonly MenuItem[];
  /** On the home page the links scroll; elsewhere they lead to the home page first. */
  readonly onHome: boolean;
  /** What stands below the links where they hide behind the button. */
  readonly children?: ReactNode;
}

/**
 * The links to the home page's sections. On small screens they hide behind a button: a native `details`, so
 * that it opens and closes before any script has arrived. `enhanceMenu` closes it on Escape, on a tap
 * outside and on a tapped link.
 */
export function Menu({ label, button, items, onHome, children }: MenuProps) {
  const current = useCurrentSection(onHome ? items.map(({ target }) => target) : []);
  const links = (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.target}>
          {onHome ? (
            <a
              className={styles.link}
              href={item.target}
              aria-current={item.target === current ? 'location' : undefined}
            >
              {item.label}
            </a>
          ) : (
            <Link className={styles.link} to={`/${item.target}`}>
              {item.label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
  return (
    <nav aria-label={label}>
      <details className={styles.small} data-menu="">
        <summary className={styles.button}>
          <span className={styles.opener}>
            <Icon name="menu" />
          </span>
          <span className={styles.closer}>
            <Icon name="close" />
          </span>
          {button}
        </summary>
        <div className={panelStyles.panel}>
          {links}
          {children}
        </div>
      </details>
      <div className={styles.wide}>{links}</div>
    </nav>
  );
}
