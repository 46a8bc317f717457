import type { WebpackPlugins } from 'gatsby';
import type { Configuration, WebpackPluginInstance } from 'webpack';

/** Gatsby's minifier: terser-webpack-plugin, of which it hands out instances alone. */
interface Minifier {
  new (options: object): WebpackPluginInstance;
  readonly swcMinify: unknown;
}

/** Modules of Gatsby's that only define things, so that those that nobody asks for can be left out. */
const DEFINES_ONLY =
  /\/\.cache\/(gatsby-browser-entry|public-page-renderer(-prod)?|static-query|slice)\.js$/;

/**
 * Makes the browser's bundle small.
 *
 * Gatsby parts it into runtime, framework, libraries, commons and pages, which pays off on a site of many
 * pages with much code each. Here the pages' own code is small, and each part is compressed by itself:
 * one file for what all pages need takes about 3 KB less than five, and asks the line for one answer, not five.
 * Pages' own code and the slider's stay apart. Measured by `npm run bench`.
 *
 * Gatsby also writes for the browsers of 2009 (`ecma: 5`), which could not show the site otherwise either, and
 * minifies with Terser: swc does it in a tenth of the time, to the same size.
 * @param config - as Gatsby made it
 * @param plugins - Gatsby's own, for its minifier
 */
export function leanBundle(config: Configuration, plugins: WebpackPlugins): Configuration {
  const { optimization = {} } = config;
  const splitChunks = optimization.splitChunks || {};
  const MinifyJs = plugins.minifyJs().constructor as unknown as Minifier;
  const others = (optimization.minimizer ?? []).filter(
    (minifier) => minifier?.constructor !== MinifyJs,
  );
  const minifyJs = new MinifyJs({
    minify: MinifyJs.swcMinify,
    // Starting a process for it takes longer than the work.
    parallel: false,
    terserOptions: {
      compress: { ecma: 2020, passes: 2 },
      mangle: true,
      format: { ecma: 2020, comments: false },
    },
  });
  return {
    ...config,
    target: 'browserslist',
    module: {
      ...config.module,
      rules: [...(config.module?.rules ?? []), { test: DEFINES_ONLY, sideEffects: false }],
    },
    optimization: {
      ...optimization,
      runtimeChunk: false,
      splitChunks: {
        ...splitChunks,
        cacheGroups: {
          default: false,
          defaultVendors: false,
          styles: splitChunks.cacheGroups?.styles ?? false,
        },
      },
      minimizer: [minifyJs, ...others],
    },
  };
}
