import type { PictureFile } from '@/components/Picture/Picture';

/** A picture in AVIF and WebP, as gatsby-plugin-image describes it. */
export function picture(
  name: string,
  { width, height } = { width: 800, height: 600 },
): PictureFile {
  const sizes = `${width}px`;
  const srcSet = (format: string) => `/${name}.${format} 800w`;
  const images = {
    sources: [{ type: 'image/avif', srcSet: srcSet('avif'), sizes }],
    fallback: { src: `/${name}.webp`, srcSet: srcSet('webp'), sizes },
  };
  const layout = 'constrained';
  return {
    childImageSharp: { gatsbyImageData: { layout, width, height, images } },
  };
}
