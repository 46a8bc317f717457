import type { IGatsbyImageData } from 'gatsby-plugin-image';

export interface PictureFile {
  readonly childImageSharp: {
    readonly gatsbyImageData: IGatsbyImageData;
  } | null;
}

interface PictureProps {
  file: PictureFile;
  dark?: PictureFile | null;
  alt: string;
  /** For pictures of the first screen: loaded immediately and with high priority. */
  eager?: boolean;
  className?: string;
}

const DARK_THEME = '(prefers-color-scheme: dark)';

/** @throws Error when sharp cannot read the file, which the content check reports before a build */
function getSources({ childImageSharp }: PictureFile) {
  if (!childImageSharp) throw new Error('sharp cannot read this picture.');
  const { images, width, height } = childImageSharp.gatsbyImageData;
  const { sources: [avif] = [], fallback } = images;
  return { avif, webp: fallback, size: { width, height: Math.round(height) } };
}

/** A picture as AVIF in several sizes, and as one WebP for browsers without AVIF: there only an eager picture has its dark version. */
export function Picture({
  file,
  dark,
  alt,
  eager = false,
  className,
}: PictureProps) {
  const { avif, webp, size } = getSources(file);
  const darkSources = dark && getSources(dark);
  return (
    // With Firefox, screen readers announce an image with empty alt text inside a link (https://github.com/w3c/html-aam/pull/322).
    <picture aria-hidden={alt ? undefined : true}>
      {darkSources?.avif && (
        <source
          media={DARK_THEME}
          {...darkSources.avif}
          {...darkSources.size}
        />
      )}
      {eager && darkSources?.webp && (
        <source
          media={DARK_THEME}
          srcSet={`${darkSources.webp.src} ${darkSources.size.width}w`}
          sizes={darkSources.webp.sizes}
          {...darkSources.size}
        />
      )}
      {avif && <source {...avif} />}
      <img
        className={className}
        src={webp?.src}
        srcSet={avif ? undefined : webp?.srcSet}
        sizes={avif ? undefined : webp?.sizes}
        {...size}
        alt={alt}
        loading={eager ? undefined : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
