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

const AT_NIGHT = '(prefers-color-scheme: dark)';

/** @throws Error when sharp cannot read the file, which the content check reports first */
function getSources({ childImageSharp }: PictureFile) {
  if (!childImageSharp) throw new Error('sharp cannot read this picture.');
  const { images, width, height } = childImageSharp.gatsbyImageData;
  const { sources: [avif] = [], fallback } = images;
  return { avif, webp: fallback, size: { width, height: Math.round(height) } };
}

/** AVIF in several sizes and one WebP. The WebP for the night is only for the first screen, where text is on top of the picture. */
export function Picture({
  file,
  night,
  alt,
  eager = false,
  className,
}: PictureProps) {
  const byDay = getSources(file);
  const byNight = night && getSources(night);
  return (
    // With Firefox screen readers announce an image with empty alt text inside a link.
    <picture aria-hidden={alt ? undefined : true}>
      {byNight?.avif && (
        <source media={AT_NIGHT} {...byNight.avif} {...byNight.size} />
      )}
      {eager && byNight?.webp && (
        <source
          media={AT_NIGHT}
          srcSet={`${byNight.webp.src} ${byNight.size.width}w`}
          sizes={byNight.webp.sizes}
          {...byNight.size}
        />
      )}
      {byDay.avif && <source {...byDay.avif} />}
      <img
        className={className}
        src={byDay.webp?.src}
        srcSet={byDay.avif ? undefined : byDay.webp?.srcSet}
        sizes={byDay.avif ? undefined : byDay.webp?.sizes}
        {...byDay.size}
        alt={alt}
        loading={eager ? undefined : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
