import { resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { BundleReport } from './publish/bundleReport';
import { builtFiles } from './webpack/builtFiles';
import { inlineScript } from './webpack/inlineScript';
import { leanBundle } from './webpack/leanBundle';
import { leanCache } from './webpack/leanCache';
import { ModuleReport } from './webpack/moduleReport';
import { OwnParts } from './webpack/ownParts';

/**
 * Gives webpack the one alias that TypeScript knows (`@/` is `src/`) and our own parts of Gatsby's runtime, gives
 * the pages' HTML its inline script and the names of the scripts that it may start, leaves source maps out of what is
 * published and writes down what the browser's bundle holds.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  actions,
  stage,
  store,
  plugins,
  getConfig,
}) => {
  actions.replaceWebpackConfig(leanCache(getConfig()));
  actions.setWebpackConfig({
    resolve: { alias: { '@': resolve('src') } },
    plugins: [new OwnParts()],
    // Components may bring their styles in any order: layers decide, and no block restyles another's parts.
    ignoreWarnings: [/Conflicting order/],
  });
  if (stage.endsWith('html')) {
    const constants = {
      INLINE_SCRIPT: JSON.stringify(inlineScript()),
      BUILT_FILES: JSON.stringify(stage === 'build-html' ? builtFiles() : null),
    };
    actions.setWebpackConfig({
      plugins: [plugins.define(constants)],
      // Only the icons' drawings need them, as pages are rendered: Node reads them faster than webpack.
      externals: ['lucide-react', 'simple-icons'],
    });
  }
  if (stage !== 'build-javascript') return;
  actions.replaceWebpackConfig(leanBundle(getConfig(), plugins));
  actions.setWebpackConfig({
    devtool: false,
    plugins: [
      // Gatsby's start notes there that it has reloaded a page after a new publication; we store nothing. It
      // reads `undefined` as a browser that refuses storage, and does without.
      plugins.define({ sessionStorage: 'undefined' }),
      new BundleReport(store.getState().program.directory),
    ],
  });
  const report = process.env.MODULE_REPORT;
  if (report) {
    actions.setWebpackConfig({
      devtool: 'hidden-source-map',
      plugins: [new ModuleReport(resolve(report))],
    });
  }
};
