import { graphql, useStaticQuery } from 'gatsby';
import { ChatLink } from '@/components/ChatLink/ChatLink';
import { Icon } from '@/components/Icon/Icon';
import type { QueryResult } from '@/queryResult';
import * as styles from './Menu.module.css';
import * as panelStyles from './MenuPanel.module.css';

interface MenuProps {
  /** Whether this is the home page, where links to sections need no path. */
  readonly onHome: boolean;
}

/** Links to the sections of the home page. On small screens they are in a `details`, which opens without script. */
export function Menu({ onHome }: MenuProps) {
  const { interfaceTexts } =
    useStaticQuery<QueryResult<Queries.MenuQuery>>(query);
  const { menuLabel, menuButton, menu, chatAction } = interfaceTexts;
  const links = (
    <ul className={styles.list}>
      {menu.map((item) => (
        <li key={item.target}>
          <a
            className={styles.link}
            href={onHome ? item.target : `/${item.target}`}
          >
            {item.label}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <nav aria-label={menuLabel}>
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
      <div className={styles.wide}>{links}</div>
    </nav>
  );
}

const query = graphql`
  query Menu {
    interfaceTexts {
      menuLabel
      menuButton
      menu {
        label
        target
      }
      chatAction
    }
  }
`;
