import type { GatsbyBrowser } from 'gatsby';

/** Runs the page's script in development. Published pages have it in their head. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] =
  () => {
    void import('../client/pageScript');
  };
