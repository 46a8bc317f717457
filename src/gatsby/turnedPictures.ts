import type { GatsbyNode } from 'gatsby';
import plugin from 'gatsby-plugin-sharp';
import sharp from 'sharp';

/**
 * Makes gatsby-plugin-sharp measure pictures as people see them: turned as their EXIF data say. It turns the pixels, but
 * without this it computes width, height and crop from the unturned picture.
 * @throws Error if gatsby-plugin-sharp no longer has the function
 */
export const onPluginInit: GatsbyNode['onPluginInit'] = () => {
  const measure = plugin.getImageSizeAsync;
  if (!measure) throw new Error('gatsby-plugin-sharp measures differently.');
  plugin.getImageSizeAsync = async (file) => {
    const size = await measure(file);
    const { autoOrient } = await sharp(file.absolutePath).metadata();
    return { ...size, ...autoOrient };
  };
};
