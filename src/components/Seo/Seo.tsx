import { Helmet } from 'react-helmet';
import type { Site } from '@/components/Layout/siteFragment';
import { asScript, socialImage, structuredData } from './structuredData';
import { themeColors } from './themeColors';

export interface SeoProps {
  readonly site: Site;
  /** The page's path, without a slash at its end; null for a page without an address of its own (404). */
  readonly path: string | null;
  readonly description: string;
  /** The page's name, in its title and in the breadcrumb; left out for the home page. */
  readonly name?: string;
}

/** The head of a page. react-helmet takes no fragments: lists of elements stand in arrays. */
export function Seo({ site, path, description, name }: SeoProps) {
  const { brand, siteUrl } = site.company;
  const { siteTitle, socialImageAlt } = site.interfaceTexts;
  const title = name ? `${name} | ${brand}` : siteTitle;
  const address = `${siteUrl}${path}`;
  return (
    <Helmet>
      <html lang="pt-BR" />
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta
        name="theme-color"
        media="(prefers-color-scheme: light)"
        content={themeColors.light}
      />
      <meta
        name="theme-color"
        media="(prefers-color-scheme: dark)"
        content={themeColors.dark}
      />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {path !== null && [
        <link key="canonical" rel="canonical" href={address} />,
        <meta key="type" property="og:type" content="website" />,
        <meta key="locale" property="og:locale" content="pt_BR" />,
        <meta key="site" property="og:site_name" content={brand} />,
        <meta key="url" property="og:url" content={address} />,
        <meta key="title" property="og:title" content={title} />,
        <meta key="text" property="og:description" content={description} />,
        <meta key="image" property="og:image" content={socialImage(siteUrl)} />,
        <meta key="imageType" property="og:image:type" content="image/jpeg" />,
        <meta key="width" property="og:image:width" content="1200" />,
        <meta key="height" property="og:image:height" content="630" />,
        <meta key="alt" property="og:image:alt" content={socialImageAlt} />,
        <meta key="card" name="twitter:card" content="summary_large_image" />,
        <script key="data" type="application/ld+json">
          {asScript(structuredData(site, path, name))}
        </script>,
      ]}
    </Helmet>
  );
}
