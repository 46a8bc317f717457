import { Helmet } from 'react-helmet';
import { useSite } from '@/components/useSite';
import { themeColors } from '@/themeColors';
import { socialImage, structuredData } from './structuredData';

interface SeoProps {
  /** The page's path without a trailing slash; null for an error page, which has no canonical address. */
  path: string | null;
  /** The page's name for its title. The home page has none. */
  name?: string;
  /** Without it, that of the site. */
  description?: string;
}

/** The head of a page. Lists of elements are arrays, because react-helmet does not accept fragments. */
export function Seo({ path, name, description: ownDescription }: SeoProps) {
  const site = useSite();
  const { brand, siteUrl } = site.company;
  const { siteTitle, siteDescription, socialImageAlt } = site.sharedTexts;
  const url = path === null ? undefined : siteUrl + path;
  const title = name ? `${name} | ${brand}` : siteTitle;
  const description = ownDescription ?? siteDescription;
  // What messengers show with a link to the page: https://ogp.me.
  const openGraph = {
    type: 'website',
    locale: 'pt_BR',
    site_name: brand,
    url,
    title,
    description,
    image: socialImage(siteUrl),
    'image:width': '1200',
    'image:height': '630',
    'image:alt': socialImageAlt,
  };
  return (
    <Helmet>
      <html lang="pt-BR" />
      <title>{title}</title>
      {/* The font size of Android's settings is that of the page (css-fonts-5). */}
      <meta name="text-scale" content="scale" />
      {/* iOS would link the CNPJ and numbers of laws. Phone numbers are links already. */}
      <meta name="format-detection" content="telephone=no" />
      <meta name="description" content={description} />
      {Object.entries(themeColors).map(([theme, color]) => (
        <meta
          key={theme}
          name="theme-color"
          media={`(prefers-color-scheme: ${theme})`}
          content={color}
        />
      ))}
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {url && [
        <link key="canonical" rel="canonical" href={url} />,
        ...Object.entries(openGraph).map(([property, content]) => (
          <meta key={property} property={`og:${property}`} content={content} />
        )),
        <meta key="card" name="twitter:card" content="summary_large_image" />,
        <script key="data" type="application/ld+json">
          {structuredData(site)}
        </script>,
      ]}
    </Helmet>
  );
}
