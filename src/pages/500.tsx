import { graphql, type PageProps } from 'gatsby';
import { BackHome } from '@/components/BackHome/BackHome';
import { ErrorMessage } from '@/components/ErrorMessage/ErrorMessage';
import type { QueryResult } from '@/queryResult';

/** The page that a server shows after an error. It needs no other file: it has no script and no font, and its one picture, the mark, may be missing. */
export default function ErrorPage({
  data,
}: PageProps<QueryResult<Queries.ErrorPageQuery>>) {
  const { action, ...texts } = data.sharedTexts.error;
  return (
    <ErrorMessage {...texts}>
      <BackHome>{action}</BackHome>
    </ErrorMessage>
  );
}

export const query = graphql`
  query ErrorPage {
    sharedTexts {
      error {
        pageTitle
        title
        text
        action
      }
    }
  }
`;
