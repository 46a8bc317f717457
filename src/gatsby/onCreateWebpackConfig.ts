import { resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { BundleReport } from './publish/bundleReport';
import { builtFiles } from './webpack/builtFiles';
import { inlineScript } from './webpack/inlineScript';
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
}) => {
  actions.setWebpackConfig({
    resolve: { alias: { '@': resolve('src') } },
    plugins: [new OwnParts()],
  });
  if (stage.endsWith('html')) {
    const constants = {
      INLINE_SCRIPT: JSON.stringify(inlineScript()),
      BUILT_FILES: JSON.stringify(stage === 'build-html' ? builtFiles() : null),
    };
    actions.setWebpackConfig({ plugins: [plugins.define(constants)] });
  }
  if (stage !== 'build-javascript') return;
  actions.setWebpackConfig({
    devtool: false,
    plugins: [new BundleReport(store.getState().program.directory)],
  });
};
