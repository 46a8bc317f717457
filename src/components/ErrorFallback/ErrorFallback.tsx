import { useEffect, useRef } from 'react';
import { ChatLink } from '@/components/ChatLink/ChatLink';
import { chatOf } from '@/components/Layout/Layout';
import type { Site } from '@/components/Layout/siteFragment';
import { LostBoat } from '@/components/LostBoat/LostBoat';
import { Notice } from '@/components/Notice/Notice';
import { Seo } from '@/components/Seo/Seo';

export interface ErrorFallbackProps {
  readonly site: Site;
}

/**
 * What shows in the place of a page that broke: the sentence of the specification, one in Portuguese, the way
 * home and the chat. The way home is a plain link, since the router may be what broke. It brings its own head:
 * that of the page it replaces goes with that page, the language of the document included.
 */
export function ErrorFallback({ site }: ErrorFallbackProps) {
  const { company, interfaceTexts: texts } = site;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <Seo
        site={site}
        path={null}
        title={`${texts.error.title} | ${company.brand}`}
        description={texts.error.text}
      />
      <Notice
        brand={company.brand}
        title={texts.error.title}
        titleRef={title}
        text={texts.error.text}
        picture={<LostBoat />}
      >
        <a className="button" href="/">
          {texts.error.action}
        </a>
        <ChatLink chat={chatOf(site)} variant="outline">
          {texts.chatAction}
        </ChatLink>
      </Notice>
    </>
  );
}
