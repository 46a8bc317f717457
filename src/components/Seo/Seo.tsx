import { Helmet } from 'react-helmet';

export interface SeoProps {
  /** The site's own address, `https://…` without a slash at the end. */
  readonly siteUrl: string;
  /** The page's path, as decision 18 writes it; null for a page without an address of its own (404). */
  readonly path: string | null;
  readonly title: string;
  readonly description: string;
}

/** The head of a page. The only place that knows react-helmet. */
export function Seo({ siteUrl, path, title, description }: SeoProps) {
  return (
    <Helmet>
      <html lang="pt-BR" />
      <title>{title}</title>
      <meta name="description" content={description} />
      {path === null ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={`${siteUrl}${path}`} />
      )}
    </Helmet>
  );
}
