import { graphql, useStaticQuery } from 'gatsby';
import type { ReactNode } from 'react';
import { FloatingChat } from '@/components/FloatingChat/FloatingChat';
import { Footer } from '@/components/Footer/Footer';
import { Header } from '@/components/Header/Header';
import type { QueryResult } from '@/queryResult';
import * as styles from './Layout.module.css';

interface LayoutProps {
  /** Whether this is the home page, where links to sections need no path. */
  readonly onHome?: boolean;
  readonly children: ReactNode;
}

/** A page with header, footer and, on the home page, the floating chat button. */
export function Layout({ onHome = false, children }: LayoutProps) {
  const { interfaceTexts } =
    useStaticQuery<QueryResult<Queries.LayoutQuery>>(query);
  return (
    <div className={styles.page}>
      <a className={`skip-link ${styles.skip}`} href="#conteudo">
        {interfaceTexts.skipLink}
      </a>
      <Header onHome={onHome} />
      <main className={styles.main} id="conteudo">
        {children}
      </main>
      <Footer onHome={onHome} />
      {onHome && <FloatingChat />}
    </div>
  );
}

const query = graphql`
  query Layout {
    interfaceTexts {
      skipLink
    }
  }
`;
