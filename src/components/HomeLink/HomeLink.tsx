import { graphql, useStaticQuery } from 'gatsby';
import type { QueryResult } from '@/queryResult';
import * as styles from './HomeLink.module.css';

interface HomeLinkProps {
  readonly lang?: string;
  /** Without it, the words of the legal pages. */
  readonly children?: string;
}

/** A link to the home page that looks like a button. */
export function HomeLink({ lang, children }: HomeLinkProps) {
  const { interfaceTexts } =
    useStaticQuery<QueryResult<Queries.HomeLinkQuery>>(query);
  return (
    <a className={`button ${styles.link}`} href="/" lang={lang}>
      {children ?? interfaceTexts.backHome}
    </a>
  );
}

const query = graphql`
  query HomeLink {
    interfaceTexts {
      backHome
    }
  }
`;
