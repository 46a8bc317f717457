import type { GatsbyBrowser } from 'gatsby';
import { startPage } from '../client/startPage';

// What runs beside React starts once: a page with changed code is loaded anew.
if (import.meta.webpackHot)
  import.meta.webpackHot.accept('../client/startPage', () =>
    window.location.reload(),
  );

/**
 * Starts what published pages start from their head, and in development what
 * the content check says.
 */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] =
  () => {
    startPage();
    if (process.env.NODE_ENV !== 'development') return;
    void import('../../tools/dev/developmentPage').then(
      ({ startDevelopmentPage }) => startDevelopmentPage(),
    );
  };
