import type { GatsbyBrowser } from 'gatsby';
import { startAfterParsing, startPage } from '../client/startPage';

// startPage runs once per page load, so changed code needs a reload.
if (import.meta.webpackHot)
  import.meta.webpackHot.accept('../client/startPage', () =>
    window.location.reload(),
  );

/** Starts the page's scripts in development. Published pages start them from their head. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] =
  () => {
    startPage();
    startAfterParsing();
  };
