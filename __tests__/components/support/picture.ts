import type { PictureFile } from '@/components/Picture/Picture';

/** A picture in AVIF and WebP, as gatsby-plugin-image describes it. */
export function picture(
  name: string,
  { width, height } = { width: 800, height: 600 },
  { avif } = { avif: true },
): PictureFile {
  const sizes = `${width}px`;
  const srcSet = (format: string) => `/${name}.${format} ${width}w`;
  const source = { type: 'image/avif', srcSet: srcSet('avif'), sizes } as const;
  const images = {
    sources: avif ? [source] : [],
    fallback: { src: `/${name}.webp`, srcSet: srcSet('webp'), sizes },
  };
  const layout = 'constrained';
  return {
    childImageSharp: { gatsbyImageData: { layout, width, height, images } },
  };
}
