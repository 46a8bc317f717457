import { graphql, Link, type PageProps } from 'gatsby';
import { useEffect } from 'react';
import { reportMissingPath } from '@/browser/reportMissingPath';
import { ChatLink } from '@/components/ChatLink/ChatLink';
import { chatOf } from '@/components/Layout/Layout';
import { Notice } from '@/components/Notice/Notice';
import { Picture } from '@/components/Picture/Picture';
import { pictureData } from '@/components/Picture/pictureData';
import { Seo } from '@/components/Seo/Seo';
import type { Present } from '@/present';

/** The page of every address that does not exist; says the address to the console, once (decision 12). */
export default function NotFoundPage({
  data,
  location,
}: PageProps<Present<Queries.NotFoundPageQuery>>) {
  const { company, interfaceTexts: texts, notFoundTexts } = data;
  const { notFound } = notFoundTexts;
  const { pathname } = location;

  useEffect(() => {
    reportMissingPath(pathname);
  }, [pathname]);

  return (
    <>
      <Seo
        site={data}
        path={null}
        title={`${notFound.pageTitle} | ${company.brand}`}
        description={notFound.text}
      />
      <Notice
        brand={company.brand}
        title={notFound.title}
        text={notFound.text}
        picture={<Picture image={pictureData(notFound.image)} alt={notFound.imageAlt} eager />}
      >
        <Link className="button" to="/" lang="en">
          {notFound.action}
        </Link>
        <ChatLink chat={chatOf(data)} variant="outline">
          {texts.chatAction}
        </ChatLink>
      </Notice>
    </>
  );
}

export const query = graphql`
  query NotFoundPage {
    ...Site
    notFoundTexts: interfaceTexts {
      notFound {
        pageTitle
        title
        text
        action
        imageAlt
        image {
          childImageSharp {
            gatsbyImageData(width: 480, formats: [AVIF, WEBP], placeholder: NONE)
          }
        }
      }
    }
  }
`;
