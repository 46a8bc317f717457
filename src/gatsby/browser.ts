import type { GatsbyBrowser } from 'gatsby';
import { startPage } from '../client/startPage';

// What runs beside React starts once: a page with changed code is loaded anew.
if (import.meta.webpackHot)
  import.meta.webpackHot.accept('../client/startPage', () =>
    window.location.reload(),
  );

/** Starts in development what published pages start from their head. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] =
  startPage;
