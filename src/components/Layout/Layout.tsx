// First, so that webpack finds the same order of styles in each page.
import '@/styles/global.css';

import type { ReactNode } from 'react';
import { FloatingChat } from '@/components/FloatingChat/FloatingChat';
import { Footer } from '@/components/Footer/Footer';
import { Header } from '@/components/Header/Header';
import type { OnHomeProps } from '@/components/sectionAddress';
import { useInterface } from '@/components/useSite';
import { pageIds } from '@/content/wording/headings';
import * as styles from './Layout.module.css';

interface LayoutProps extends Partial<OnHomeProps> {
  readonly children: ReactNode;
}

/** A page with header, footer and, on the home page, the floating chat button. */
export function Layout({ onHome = false, children }: LayoutProps) {
  const { skipLink } = useInterface();
  return (
    <div className={styles.page}>
      <a className={`skip-link ${styles.skip}`} href={`#${pageIds.main}`}>
        {skipLink}
      </a>
      <Header onHome={onHome} />
      <main className={styles.main} id={pageIds.main}>
        {children}
      </main>
      <Footer onHome={onHome} />
      {onHome && <FloatingChat />}
    </div>
  );
}
