import type { IGatsbyImageData } from 'gatsby-plugin-image';

export interface PictureFile {
  readonly childImageSharp: {
    readonly gatsbyImageData: IGatsbyImageData;
  } | null;
}

interface PictureProps {
  readonly file: PictureFile;
  readonly night?: PictureFile | null;
  readonly alt: string;
  /** For pictures of the first screen: loaded immediately and with high priority. */
  readonly eager?: boolean;
  readonly className?: string;
}

const DARK = '(prefers-color-scheme: dark)';

/** @throws Error when sharp cannot read the file, which the content check reports first */
function getSources({ childImageSharp }: PictureFile) {
  if (!childImageSharp) throw new Error('sharp cannot read this picture.');
  const { images, width, height } = childImageSharp.gatsbyImageData;
  const { sources: [avif] = [], fallback } = images;
  return { avif, webp: fallback, size: { width, height: Math.round(height) } };
}

/** AVIF in several sizes and one WebP. The dark WebP is only for the first screen, where text is on top of the picture. */
export function Picture({
  file,
  night,
  alt,
  eager = false,
  className,
}: PictureProps) {
  const light = getSources(file);
  const dark = night && getSources(night);
  return (
    // With Firefox screen readers announce an image with empty alt text inside a link.
    <picture aria-hidden={alt ? undefined : true}>
      {dark?.avif && <source media={DARK} {...dark.avif} {...dark.size} />}
      {eager && dark?.webp && (
        <source
          media={DARK}
          srcSet={`${dark.webp.src} ${dark.size.width}w`}
          sizes={dark.webp.sizes}
          {...dark.size}
        />
      )}
      {light.avif && <source {...light.avif} />}
      <img
        className={className}
        src={light.webp?.src}
        srcSet={light.avif ? undefined : light.webp?.srcSet}
        sizes={light.avif ? undefined : light.webp?.sizes}
        {...light.size}
        alt={alt}
        loading={eager ? undefined : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
