import type { PictureFile } from '@/components/Picture/Picture';

interface Size {
  readonly width?: number;
  readonly height?: number;
}

/** A picture as gatsby-plugin-image describes it, in AVIF and WebP. @param name - the name of its files */
export function picture(
  name: string,
  { width = 800, height = 600 }: Size = {},
): PictureFile {
  const sizes = `${width}px`;
  const fallback = {
    src: `/${name}.webp`,
    srcSet: `/${name}.webp 800w`,
    sizes,
  };
  const avif = { type: 'image/avif', srcSet: `/${name}.avif 800w`, sizes };
  const images = { sources: [avif], fallback };
  return {
    childImageSharp: {
      gatsbyImageData: { layout: 'constrained', width, height, images },
    },
  };
}
