import { resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import type { Configuration, RuleSetRule } from 'webpack';
import { clientBundle } from './clientBundle';

/** The rules inside a rule, at any depth. */
const inside = (rule: RuleSetRule): RuleSetRule[] => [
  rule,
  ...((rule.oneOf ?? rule.rules ?? []) as RuleSetRule[]).flatMap(inside),
];

/**
 * Lets each page have the styles of its own parts only, with short class names: they stand inside each page, whose
 * first packets they fill. Gatsby gathers all styles in one file and has no option for either.
 * @throws Error when Gatsby's configuration no longer has what is changed here
 */
function pageStyles(config: Configuration): Configuration {
  const loaders = ((config.module?.rules ?? []) as RuleSetRule[])
    .flatMap(inside)
    .flatMap(({ use }) => (Array.isArray(use) ? use : []))
    .flatMap((loader) => (loader && typeof loader === 'object' ? [loader.options] : []))
    .flatMap((options) =>
      typeof options === 'object' && options?.modules ? [options.modules] : [],
    );
  const named = loaders.filter((modules) => modules.localIdentName);
  if (named.length === 0) throw new Error('Gatsby no longer names the classes of CSS modules.');
  for (const modules of named) modules.localIdentName = '[local]-[hash:base64:2]';
  const { splitChunks } = config.optimization ?? {};
  const groups = splitChunks ? splitChunks.cacheGroups : undefined;
  if (groups) delete groups.styles;
  return config;
}

/**
 * Gives webpack the one alias that TypeScript knows (`@/` is `src/`), each page its own styles, and the pages' HTML
 * the inline script and the address of the carousel's code.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  actions,
  stage,
  plugins,
  getConfig,
}) => {
  actions.setWebpackConfig({
    resolve: { alias: { '@': resolve('src') } },
    // Components may bring their styles in any order: layers decide, and no block restyles another's parts.
    ignoreWarnings: [/Conflicting order/],
  });
  if (stage.startsWith('build')) actions.replaceWebpackConfig(pageStyles(getConfig()));
  if (!stage.endsWith('html')) return;
  const { inline, island } = clientBundle();
  actions.setWebpackConfig({
    plugins: [
      plugins.define({
        'process.env.INLINE_SCRIPT': JSON.stringify(inline),
        'process.env.ISLAND': JSON.stringify(stage === 'build-html' ? island : ''),
      }),
    ],
    // Only the icons' drawings need them, as pages are rendered: Node reads them faster than webpack.
    externals: ['lucide-react', 'simple-icons'],
  });
};
