import type { GatsbyBrowser } from 'gatsby';
import './src/styles/global';

/** Runs the page's script in development. Published pages have it in their head. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] =
  () => {
    void import('./src/client/pageScript');
  };
