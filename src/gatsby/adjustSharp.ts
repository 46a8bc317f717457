import type { GatsbyNode } from 'gatsby';
import sharp, { type AvifOptions, type Sharp } from 'sharp';

// From 0 (fastest) to 9 (smallest files). With sharp's default of 4, AVIF takes more than half of a clean build, and the hero's file is only 3% smaller.
const EFFORT = 2;

/**
 * Adjusts sharp where gatsby-plugin-sharp has no option: AVIF is encoded with less
 * effort, and a picture has the size that people see. A phone's photo may lie on
 * its side with a note that says so, and the plugin turns it but measures it before.
 * @throws Error if sharp no longer has these methods
 */
export const onPreInit: GatsbyNode['onPreInit'] = () => {
  const { avif, metadata } = sharp.prototype as Sharp;
  if (!avif || !metadata)
    throw new Error('sharp no longer has the methods avif and metadata.');
  sharp.prototype.avif = function (this: Sharp, options?: AvifOptions) {
    return avif.call(this, { effort: EFFORT, ...options });
  };
  sharp.prototype.metadata = async function (this: Sharp) {
    const stored = await metadata.call(this);
    return { ...stored, ...stored.autoOrient };
  };
};
