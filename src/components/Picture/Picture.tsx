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
  /** True for what the first screen shows: fetched at once, before anything else. */
  readonly eager?: boolean;
  readonly className?: string;
}

const DARK = '(prefers-color-scheme: dark)';

/** @throws Error when the file is no picture that sharp reads: the content check reports that before */
function attributesOf({ childImageSharp }: PictureFile) {
  if (!childImageSharp)
    throw new Error('O arquivo não é uma imagem que o site saiba tratar.');
  const { images, width, height } = childImageSharp.gatsbyImageData;
  const { sources: [avif] = [], fallback } = images;
  return { avif, webp: fallback, size: { width, height: Math.round(height) } };
}

/** AVIF in several sizes and one WebP. By night only the first screen has a WebP: text stands on it. */
export function Picture({
  file,
  night,
  alt,
  eager = false,
  className,
}: PictureProps) {
  const day = attributesOf(file);
  const dark = night && attributesOf(night);
  return (
    // In Firefox a screen reader says "image" of a picture in a link, even of one that has no text.
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
      {day.avif && <source {...day.avif} />}
      <img
        className={className}
        src={day.webp?.src}
        srcSet={day.avif ? undefined : day.webp?.srcSet}
        sizes={day.avif ? undefined : day.webp?.sizes}
        {...day.size}
        alt={alt}
        loading={eager ? undefined : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
