import { graphql, type PageProps } from 'gatsby';
import { BackHome } from '@/components/BackHome/BackHome';
import { ErrorMessage } from '@/components/ErrorMessage/ErrorMessage';
import { Picture } from '@/components/Picture/Picture';
import type { QueryResult } from '@/queryResult';

/** The page for addresses that don't exist. src/client/missingPageScript.ts logs the address to the console. */
export default function NotFoundPage({
  data,
}: PageProps<QueryResult<Queries.NotFoundPageQuery>>) {
  const { action, image, imageAlt, ...texts } = data.sharedTexts.notFound;
  return (
    <ErrorMessage
      {...texts}
      picture={<Picture file={image} alt={imageAlt} eager />}
    >
      <BackHome lang="en">{action}</BackHome>
    </ErrorMessage>
  );
}

export const query = graphql`
  query NotFoundPage {
    sharedTexts {
      notFound {
        pageTitle
        title
        text
        action
        imageAlt
        image {
          childImageSharp {
            gatsbyImageData(width: 480, breakpoints: [480, 960], sizes: "min(91vw, 22rem)")
          }
        }
      }
    }
  }
`;
