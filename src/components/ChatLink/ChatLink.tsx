import { graphql, useStaticQuery } from 'gatsby';
import { Icon } from '@/components/Icon/Icon';
import type { QueryResult } from '@/queryResult';
import * as styles from './ChatLink.module.css';
import { chatLinkName } from './chatLinkName';

interface ChatLinkProps {
  readonly children: string;
  /** Tells apart links that show the same text: added to the accessible name. */
  readonly about?: string;
  readonly variant?: 'solid' | 'outline' | 'quiet';
}

/** A link that opens the chat in a new tab. The icon and the accessible name say so: people expect a page and get an app. */
export function ChatLink({
  children,
  about,
  variant = 'solid',
}: ChatLinkProps) {
  const { company, interfaceTexts } =
    useStaticQuery<QueryResult<Queries.ChatLinkQuery>>(query);
  const words = about ? `${children}: ${about}` : children;
  return (
    <a
      className={`button ${styles.link} ${styles[variant]}`}
      href={company.facts.chatUrl}
      target="_blank"
      rel="noopener"
      // Visually hidden text inside the link would be announced as a second link.
      aria-label={chatLinkName(words, interfaceTexts.opensChat)}
    >
      <Icon name="chat" />
      <span>{children}</span>
    </a>
  );
}

const query = graphql`
  query ChatLink {
    company {
      facts {
        chatUrl
      }
    }
    interfaceTexts {
      opensChat
    }
  }
`;
