import type { PageProps } from 'gatsby';

/** The props of a page with this answer to its query. Pages read nothing else. */
export const pageProps = <Data extends object>(data: Data) =>
  ({ data }) as PageProps<Data>;
