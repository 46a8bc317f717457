import { graphql, type PageProps } from 'gatsby';
import { BackHome } from '@/components/BackHome/BackHome';
import { Layout } from '@/components/Layout/Layout';
import { NumberedSections } from '@/components/NumberedSections/NumberedSections';
import { Picture } from '@/components/Picture/Picture';
import { Seo } from '@/components/Seo/Seo';
import { TableOfContents } from '@/components/TableOfContents/TableOfContents';
import type { QueryResult } from '@/queryResult';
import * as styles from './LegalPage.module.css';

export default function LegalPage({
  data,
}: PageProps<QueryResult<Queries.LegalPageQuery>>) {
  const { interfaceTexts: texts, page } = data;
  const { title, description, slug, updated, updatedText } = page;
  const home = <BackHome />;
  return (
    <Layout>
      <Seo path={`/${slug}`} name={title} description={description} />
      <article className={`wrapper ${styles.columns}`}>
        <header className={styles.top}>
          <Picture
            file={texts.legalImage}
            dark={texts.legalImageDark}
            alt=""
            eager
          />
          {home}
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.updated}>
            {texts.updatedOn} <time dateTime={updated}>{updatedText}</time>
          </p>
        </header>
        <TableOfContents title={texts.tableOfContents} parts={page.parts} />
        <div className={styles.text}>
          {page.parts.map((part) => (
            <NumberedSections key={part.id} part={part} />
          ))}
          <p className={styles.bottom}>{home}</p>
        </div>
      </article>
    </Layout>
  );
}

export const query = graphql`
  query LegalPage($slug: String!) {
    interfaceTexts {
      updatedOn
      tableOfContents
      legalImage {
        ...LegalPicture
      }
      legalImageDark {
        ...LegalPicture
      }
    }
    page: legalPage(slug: { eq: $slug }) {
      slug
      title
      description
      updated(formatString: "YYYY-MM-DD")
      updatedText: updated(formatString: "D [de] MMMM [de] YYYY", locale: "pt-br")
      parts {
        ...NumberedSections
      }
    }
  }
  fragment LegalPicture on File {
    childImageSharp {
      gatsbyImageData(width: 224, layout: FIXED, formats: [AVIF, WEBP], placeholder: NONE)
    }
  }
`;
