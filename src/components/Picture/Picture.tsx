import type { IGatsbyImageData } from 'gatsby-plugin-image';

/** What a query asks of a picture's file: all its sizes in one format and, where that is AVIF, one WebP. */
export interface PictureFile {
  readonly childImageSharp: {
    readonly gatsbyImageData: IGatsbyImageData;
    /** For the few browsers that read no AVIF. */
    readonly resize?: { readonly src: string | null } | null;
  } | null;
}

export interface PictureProps {
  readonly file: PictureFile;
  /** The picture for the dark theme; the browser fetches only the one it shows. */
  readonly night?: PictureFile | null;
  /** What the picture says, empty for decoration. */
  readonly alt: string;
  /** True for what the first screen shows: fetched at once, before anything else. */
  readonly eager?: boolean;
  readonly className?: string;
}

const DARK = '(prefers-color-scheme: dark)';

/** @throws Error when the file is no picture that sharp reads: the content check reports that before */
function attributesOf({ childImageSharp }: PictureFile) {
  if (!childImageSharp) throw new Error('O arquivo não é uma imagem que o site saiba tratar.');
  const { gatsbyImageData, resize } = childImageSharp;
  const { images, width, height } = gatsbyImageData;
  const { src, srcSet, sizes } = images.fallback ?? {};
  return {
    // HTML wants whole numbers.
    size: { width, height: Math.round(height) },
    files: { srcSet, sizes },
    webp: resize?.src,
    src: resize?.src ?? src,
  };
}

/**
 * Shows a picture as one plain `picture` element: AVIF in several sizes, and one WebP. A browser that reads no AVIF gets
 * the night's first screen too, since text stands on it, and the day's other pictures. A picture without WebP of its own
 * has all its sizes in the `img`.
 *
 * `GatsbyImage` itself would repeat the markup in a `noscript` and bring a second copy of React DOM
 * (`react-dom/server`) to the browser; native lazy loading needs neither.
 */
export function Picture({ file, night, alt, eager = false, className }: PictureProps) {
  const day = attributesOf(file);
  const dark = night && attributesOf(night);
  return (
    <picture>
      {dark && <source media={DARK} type="image/avif" {...dark.files} {...dark.size} />}
      {dark && eager && <source media={DARK} srcSet={dark.src} {...dark.size} />}
      {day.webp && <source type="image/avif" {...day.files} />}
      <img
        className={className}
        src={day.src}
        {...(!day.webp && day.files)}
        {...day.size}
        alt={alt}
        loading={eager ? undefined : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        draggable={false}
      />
    </picture>
  );
}
