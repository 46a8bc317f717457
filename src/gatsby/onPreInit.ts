import { spawnSync } from 'node:child_process';
import type { GatsbyNode } from 'gatsby';
import sharp, { type AvifOptions, type Sharp } from 'sharp';

/**
 * How hard sharp works at an AVIF, from 0 (fast) to 9 (small). gatsby-plugin-sharp has no option for it, and sharp's own
 * 4 takes five to seven times as long: more than half of a clean build. The hero is 3 % smaller with it at 800 px.
 */
const AVIF_EFFORT = 2;

/** @throws Error when sharp has no such method any more */
function fasterAvif(): void {
  const { avif } = sharp.prototype as Sharp;
  if (!avif) throw new Error('sharp no longer writes AVIF by a method of its own.');
  sharp.prototype.avif = function (this: Sharp, options?: AvifOptions) {
    return avif.call(this, { effort: AVIF_EFFORT, ...options });
  };
}

/**
 * Sets up the pictures' encoder, and stops before Gatsby has touched anything when the content has an error. The check
 * runs as a process of its own, so that Gatsby need not compile it. `npm run dev` and `npm run build` hand over content
 * that they have checked.
 */
export const onPreInit: GatsbyNode['onPreInit'] = () => {
  fasterAvif();
  if (process.env.CONTENT_DIR || process.env.CONTENT_CHECKED) return;
  const check = ['--require', 'tsx/cjs', 'src/scripts/check.ts'];
  const { status } = spawnSync(process.execPath, check, { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
};
