import type { ReactNode } from 'react';
import { FloatingChat } from '@/components/FloatingChat/FloatingChat';
import { Footer } from '@/components/Footer/Footer';
import { Header } from '@/components/Header/Header';
import type { SiteContent } from '@/components/siteContent';
import * as styles from './Layout.module.css';

interface LayoutProps {
  readonly site: SiteContent;
  readonly onHome?: boolean;
  readonly children: ReactNode;
}

export function Layout({ site, onHome = false, children }: LayoutProps) {
  return (
    <div className={styles.page}>
      <a className={`skip-link ${styles.skip}`} href="#conteudo">
        {site.interfaceTexts.skipLink}
      </a>
      <Header site={site} onHome={onHome} />
      <main className={styles.main} id="conteudo" tabIndex={-1}>
        {children}
      </main>
      <Footer site={site} onHome={onHome} />
      {onHome && <FloatingChat site={site} />}
    </div>
  );
}
