import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import type { Configuration, RuleSetRule } from 'webpack';
import { filesIn } from '../publish/files';
import { clientBundle } from './clientBundle';

const inside = (rule: RuleSetRule): RuleSetRule[] => [
  rule,
  ...((rule.oneOf ?? rule.rules ?? []) as RuleSetRule[]).flatMap(inside),
];

function stylesHash(): string {
  const hash = createHash('sha256');
  const sheets = filesIn(resolve('src')).filter((file) =>
    file.endsWith('.css'),
  );
  for (const file of sheets) hash.update(readFileSync(resolve('src', file)));
  return hash.digest('hex');
}

/** Names each class by its place among all: webpack compiles styles and HTML apart, and both need the same. */
function classNames(): (file: string, name: string) => string {
  const modules = filesIn(resolve('src')).filter((file) =>
    file.endsWith('.module.css'),
  );
  const names = modules.flatMap((file) => {
    const path = resolve('src', file);
    const classes = readFileSync(path, 'utf8').matchAll(/\.([a-z]\w*)/gi);
    return [...new Set([...classes].map(([, name]) => `${path} ${name}`))];
  });
  return (file, name) => `c${names.indexOf(`${file} ${name}`).toString(36)}`;
}

/** Styles by page, with short class names: 1.4 KB less of the home page. @throws Error when Gatsby's parts have moved */
function pageStyles(config: Configuration): Configuration {
  const options = ((config.module?.rules ?? []) as RuleSetRule[])
    .flatMap(inside)
    .flatMap(({ use }) => (Array.isArray(use) ? use : []))
    .flatMap((loader) =>
      loader && typeof loader === 'object' ? [loader.options] : [],
    );
  const modules = options.flatMap((option) =>
    typeof option === 'object' && option?.modules?.localIdentName
      ? [option.modules]
      : [],
  );
  if (modules.length === 0)
    throw new Error('Gatsby no longer names the classes of CSS modules.');
  const nameOf = classNames();
  for (const module of modules)
    module.getLocalIdent = (
      { resourcePath }: { resourcePath: string },
      _: string,
      name: string,
    ) => nameOf(resourcePath, name);
  const { splitChunks } = config.optimization ?? {};
  if (splitChunks) delete splitChunks.cacheGroups?.styles;
  // A new class gives others new names, which webpack would go on remembering by the old ones.
  const { cache } = config;
  if (!cache || cache === true || cache.type !== 'filesystem')
    throw new Error('Gatsby no longer keeps what webpack compiled in files.');
  return { ...config, cache: { ...cache, version: stylesHash() } };
}

/** Gives webpack the alias `@/`, each page its own styles, and the pages' HTML what the browser runs. */
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
  if (stage.startsWith('build')) {
    const config = pageStyles(getConfig());
    // Webpack's scripts for browsers are not published, the styles that come with them are.
    const optimization = {
      ...config.optimization,
      minimizer: [plugins.minifyCss()],
    };
    actions.replaceWebpackConfig({ ...config, devtool: false, optimization });
  }
  if (!stage.endsWith('html')) return;
  const { inline, island } = clientBundle();
  actions.setWebpackConfig({
    plugins: [
      plugins.define({
        'process.env.INLINE_SCRIPT': JSON.stringify(inline),
        // Gatsby renders a page again when its code or data change, and forgets the styles that stand in it.
        'process.env.STYLES': JSON.stringify(stylesHash()),
        'process.env.ISLAND': JSON.stringify(
          stage === 'build-html' ? island : '',
        ),
      }),
    ],
  });
};
