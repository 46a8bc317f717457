import { graphql, useStaticQuery } from 'gatsby';
import { Brand } from '@/components/Brand/Brand';
import { ChatLink } from '@/components/ChatLink/ChatLink';
import { Menu } from '@/components/Menu/Menu';
import type { QueryResult } from '@/queryResult';
import * as styles from './Header.module.css';

interface HeaderProps {
  /** Whether this is the home page, where links to sections need no path. */
  readonly onHome: boolean;
}

export function Header({ onHome }: HeaderProps) {
  const { company, interfaceTexts } =
    useStaticQuery<QueryResult<Queries.HeaderQuery>>(query);
  const { backHome, chatAction } = interfaceTexts;
  return (
    <header className={styles.header}>
      <div className={`wrapper ${styles.bar}`}>
        <a
          className={styles.brand}
          href={onHome ? '#home' : '/'}
          aria-label={onHome ? undefined : `${company.brand}: ${backHome}`}
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

const query = graphql`
  query Header {
    company {
      brand
    }
    interfaceTexts {
      backHome
      chatAction
    }
  }
`;
