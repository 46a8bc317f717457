import { spawnSync } from 'node:child_process';
import type { GatsbyNode } from 'gatsby';
import sharp, { type AvifOptions, type Sharp } from 'sharp';

// From 0 (fast) to 9 (small). With sharp's own 4, AVIF is more than half of a clean build, to save 3 % of the hero.
const AVIF_EFFORT = 2;

/** @throws Error when sharp has no such method any more */
function fasterAvif(): void {
  const { avif } = sharp.prototype as Sharp;
  if (!avif)
    throw new Error('sharp no longer writes AVIF by a method of its own.');
  sharp.prototype.avif = function (this: Sharp, options?: AvifOptions) {
    return avif.call(this, { effort: AVIF_EFFORT, ...options });
  };
}

/** Stops before Gatsby begins if the content has an error; a separate process spares Gatsby compiling the check. */
export const onPreInit: GatsbyNode['onPreInit'] = () => {
  fasterAvif();
  // `npm run dev` and `npm run build` set these: they hand over content that they have checked.
  if (process.env.CONTENT_DIR || process.env.CONTENT_CHECKED) return;
  const check = ['--require', 'tsx/cjs', 'src/scripts/check.ts'];
  const { status } = spawnSync(process.execPath, check, { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
};
