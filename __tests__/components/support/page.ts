import type { PageProps } from 'gatsby';

/** The props of a page with this answer to its query. The site's pages read nothing else of them. */
export const pageProps = <Data extends object>(data: Data) =>
  ({ data }) as PageProps<Data>;
