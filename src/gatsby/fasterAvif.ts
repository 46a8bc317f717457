import type { GatsbyNode } from 'gatsby';
import sharp, { type AvifOptions, type Sharp } from 'sharp';

// From 0 (fastest) to 9 (smallest files). With sharp's default of 4, AVIF takes more than half of a clean build, and the hero's file is only 3% smaller.
const EFFORT = 2;

/** Makes sharp encode AVIF with less effort. gatsby-plugin-sharp has no option for it. */
export const onPreInit: GatsbyNode['onPreInit'] = () => {
  const { avif } = sharp.prototype as Sharp;
  sharp.prototype.avif = function (this: Sharp, options?: AvifOptions) {
    return avif.call(this, { effort: EFFORT, ...options });
  };
};
