import type { ReactNode } from 'react';
import type { Chat } from '@/components/ChatLink/ChatLink';
import { FloatingChat } from '@/components/FloatingChat/FloatingChat';
import { Footer } from '@/components/Footer/Footer';
import { Header } from '@/components/Header/Header';
import { SkipLink } from '@/components/SkipLink/SkipLink';
import * as styles from './Layout.module.css';
import type { Site } from './siteFragment';

export interface LayoutProps {
  readonly site: Site;
  readonly onHome?: boolean;
  readonly children: ReactNode;
}

/** Where the chat of a site is, for its links. */
export const chatOf = ({ company, interfaceTexts }: Site): Chat => ({
  url: company.facts.chatUrl,
  newTab: interfaceTexts.newTab,
});

/** The frame of every page: skip link, header, main, footer and, on the home page, the floating chat. */
export function Layout({ site, onHome = false, children }: LayoutProps) {
  const chat = chatOf(site);
  return (
    <div className={styles.page}>
      <SkipLink>{site.interfaceTexts.skipLink}</SkipLink>
      <Header site={site} chat={chat} onHome={onHome} />
      <main className={styles.main} id="conteudo" tabIndex={-1}>
        {children}
      </main>
      <Footer site={site} chat={chat} onHome={onHome} />
      {onHome && <FloatingChat site={site} />}
    </div>
  );
}
