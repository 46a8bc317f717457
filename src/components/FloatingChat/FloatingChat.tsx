import { graphql, useStaticQuery } from 'gatsby';
import { chatLinkName } from '@/components/ChatLink/chatLinkName';
import { Icon } from '@/components/Icon/Icon';
import type { QueryResult } from '@/queryResult';
import * as styles from './FloatingChat.module.css';

/** The fixed chat button of the home page. Its accessible name starts with the visible word (WCAG 2.5.3). */
export function FloatingChat() {
  const { company, interfaceTexts } =
    useStaticQuery<QueryResult<Queries.FloatingChatQuery>>(query);
  const { floatingChat, floatingChatShort, opensChat } = interfaceTexts;
  return (
    <aside className={styles.place}>
      <a
        className={styles.button}
        href={company.facts.chatUrl}
        target="_blank"
        rel="noopener"
        aria-label={chatLinkName(floatingChat, opensChat)}
      >
        <Icon name="chat" />
        <span className={styles.word}>{floatingChatShort}</span>
      </a>
    </aside>
  );
}

const query = graphql`
  query FloatingChat {
    company {
      facts {
        chatUrl
      }
    }
    interfaceTexts {
      floatingChat
      floatingChatShort
      opensChat
    }
  }
`;
