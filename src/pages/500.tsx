import { graphql, type PageProps } from 'gatsby';
import { ChatLink } from '@/components/ChatLink/ChatLink';
import { HomeLink } from '@/components/HomeLink/HomeLink';
import { Notice } from '@/components/Notice/Notice';
import { Seo } from '@/components/Seo/Seo';
import type { Present } from '@/present';

/** What a server shows when it has failed. It counts on nothing else of the site: no script, no font, no picture. */
export default function ServerErrorPage({
  data,
}: PageProps<Present<Queries.ServerErrorPageQuery>>) {
  const { company, interfaceTexts: texts, errorTexts } = data;
  const { title, text, action } = errorTexts.error;
  return (
    <>
      <Seo site={data} path={null} name={title} description={text} />
      <Notice brand={company.brand} title={title} text={text} plain>
        <HomeLink>{action}</HomeLink>
        <ChatLink site={data} variant="outline">
          {texts.chatAction}
        </ChatLink>
      </Notice>
    </>
  );
}

export const query = graphql`
  query ServerErrorPage {
    ...Site
    errorTexts: interfaceTexts {
      error {
        title
        text
        action
      }
    }
  }
`;
