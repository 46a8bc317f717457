import type { IGatsbyImageData } from 'gatsby-plugin-image';

export interface PictureProps {
  /** What gatsby-plugin-image made of the file: sources by format, with widths. */
  readonly image: IGatsbyImageData;
  /** The picture for the dark theme; the browser fetches only the one it shows. */
  readonly night?: IGatsbyImageData;
  /** What the picture says, empty for decoration. */
  readonly alt: string;
  /** True for what the first screen shows: fetched at once, before anything else. */
  readonly eager?: boolean;
  /** Layout widths for the browser's choice of file; defaults to what the query asked for. */
  readonly sizes?: string;
  readonly className?: string;
}

const DARK = '(prefers-color-scheme: dark)';

/** Width and height in whole numbers, as HTML wants them: a full-width picture comes as 1 by its ratio. */
function wholeSize({ width, height }: IGatsbyImageData) {
  const scale = width === 1 ? 1600 : 1;
  return { width: width * scale, height: Math.round(height * scale) };
}

/**
 * The files for the dark theme, best first. A browser that reads no AVIF gets the night's first screen too, since text
 * stands on it, and the day's other pictures.
 */
function nightFiles(night: IGatsbyImageData, eager: boolean) {
  const { sources = [], fallback } = night.images;
  if (!eager || !fallback) return sources.slice(0, 1);
  const srcSet = `${fallback.src} ${wholeSize(night).width}w`;
  return [...sources, { type: undefined, srcSet, sizes: fallback.sizes }];
}

/**
 * Shows a picture of gatsby-plugin-image as one plain `picture` element: AVIF in several sizes and, for the few browsers
 * that do not read it, one file of the last format asked for. A picture with one format has all its sizes in that.
 *
 * `GatsbyImage` itself would repeat the markup in a `noscript` and bring a second copy of React DOM
 * (`react-dom/server`) to the browser; native lazy loading needs neither.
 */
export function Picture({ image, night, alt, eager = false, sizes, className }: PictureProps) {
  const { sources = [], fallback } = image.images;
  return (
    <picture>
      {night &&
        nightFiles(night, eager).map(({ type, srcSet, sizes: own }) => (
          <source
            key={`night ${type}`}
            media={DARK}
            type={type}
            srcSet={srcSet}
            sizes={own && (sizes ?? own)}
            {...wholeSize(night)}
          />
        ))}
      {sources.map(({ type, srcSet, sizes: own }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={own && (sizes ?? own)} />
      ))}
      <img
        className={className}
        src={fallback?.src}
        srcSet={sources.length ? undefined : fallback?.srcSet}
        sizes={sources.length ? undefined : (sizes ?? fallback?.sizes)}
        {...wholeSize(image)}
        alt={alt}
        loading={eager ? undefined : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        draggable={false}
      />
    </picture>
  );
}
