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
  const { company, interfaceTexts: texts, homeFooter, allMarkdownRemark } = site;
  const chat = chatOf(site);
  return (
    <div className={styles.page}>
      <SkipLink>{texts.skipLink}</SkipLink>
      <Header
        brand={company.brand}
        backHome={texts.backHome}
        onHome={onHome}
        menuLabel={texts.menuLabel}
        menuButton={texts.menuButton}
        menu={texts.menu}
        chat={chat}
        chatAction={texts.chatAction}
      />
      <main className={styles.main} id="conteudo" tabIndex={-1}>
        {children}
      </main>
      <Footer
        footer={homeFooter}
        company={company}
        legalPages={allMarkdownRemark.nodes}
        chat={chat}
        onHome={onHome}
      />
      {onHome && (
        <FloatingChat chat={chat} name={texts.floatingChat} word={texts.floatingChatShort} />
      )}
    </div>
  );
}
