import { spawnSync } from 'node:child_process';
import type { GatsbyNode } from 'gatsby';
import { fasterAvif } from './fasterAvif';

/**
 * Sets up the pictures' encoder, and stops before Gatsby has touched anything when the content has an error. The check runs as a process of its own,
 * so that Gatsby need not compile it. `npm run dev` and `npm run build` hand over content that they have checked.
 */
export const onPreInit: GatsbyNode['onPreInit'] = () => {
  fasterAvif();
  if (process.env.CONTENT_DIR || process.env.CONTENT_CHECKED) return;
  const check = ['--require', 'tsx/cjs', 'src/scripts/check.ts'];
  const { status } = spawnSync(process.execPath, check, { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
};
