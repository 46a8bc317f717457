import type { IGatsbyImageData } from 'gatsby-plugin-image';

/** What a query asks of a picture's file: AVIF and WebP in several sizes, or WebP alone. */
export interface PictureFile {
  readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null;
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
  const { images, width, height } = childImageSharp.gatsbyImageData;
  const { sources: [avif] = [], fallback } = images;
  // HTML wants whole numbers.
  return { avif, webp: fallback, size: { width, height: Math.round(height) } };
}

/**
 * Shows a picture as one plain `picture` element: AVIF in several sizes, and one WebP for the few browsers that do not read
 * it: they get the night's first screen too, since text stands on it, and the day's other pictures. A picture without
 * AVIF has all its sizes in the `img`.
 *
 * `GatsbyImage` itself would repeat the markup in a `noscript` and bring a second copy of React DOM
 * (`react-dom/server`) to the browser; native lazy loading needs neither.
 */
export function Picture({ file, night, alt, eager = false, className }: PictureProps) {
  const day = attributesOf(file);
  const dark = night && attributesOf(night);
  return (
    <picture>
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
        draggable={false}
      />
    </picture>
  );
}
