import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import type { Configuration, RuleSetRule } from 'webpack';
import { filesIn } from '../publish/files';
import { clientBundle } from './clientBundle';

/** The rules inside a rule, at any depth. */
const inside = (rule: RuleSetRule): RuleSetRule[] => [
  rule,
  ...((rule.oneOf ?? rule.rules ?? []) as RuleSetRule[]).flatMap(inside),
];

/** A fingerprint of all styles in `src/`. */
function stylesHash(): string {
  const hash = createHash('sha256');
  const sheets = filesIn(resolve('src')).filter((file) => file.endsWith('.css'));
  for (const file of sheets) hash.update(readFileSync(resolve('src', file)));
  return hash.digest('hex');
}

/**
 * Short names for the classes of all CSS modules: each is called by its place among them, the same in the styles and in
 * the pages' HTML, which webpack compiles apart.
 */
function classNames(): (file: string, name: string) => string {
  const modules = filesIn(resolve('src')).filter((file) => file.endsWith('.module.css'));
  const names = modules.flatMap((file) => {
    const path = resolve('src', file);
    const classes = readFileSync(path, 'utf8').matchAll(/\.([a-z]\w*)/gi);
    return [...new Set([...classes].map(([, name]) => `${path} ${name}`))];
  });
  return (file, name) => `c${names.indexOf(`${file} ${name}`).toString(36)}`;
}

/**
 * Lets each page have the styles of its own parts only, with short class names: they stand inside each page.
 * Gatsby gathers all styles in one file and has no option for either; without this the home page takes 1.4 KB more.
 * @throws Error when Gatsby's configuration no longer has what is changed here
 */
function pageStyles(config: Configuration): Configuration {
  const options = ((config.module?.rules ?? []) as RuleSetRule[])
    .flatMap(inside)
    .flatMap(({ use }) => (Array.isArray(use) ? use : []))
    .flatMap((loader) => (loader && typeof loader === 'object' ? [loader.options] : []));
  const modules = options.flatMap((option) =>
    typeof option === 'object' && option?.modules?.localIdentName ? [option.modules] : [],
  );
  if (modules.length === 0) throw new Error('Gatsby no longer names the classes of CSS modules.');
  const nameOf = classNames();
  for (const module of modules)
    module.getLocalIdent = ({ resourcePath }: { resourcePath: string }, _: string, name: string) =>
      nameOf(resourcePath, name);
  const { splitChunks } = config.optimization ?? {};
  if (splitChunks) delete splitChunks.cacheGroups?.styles;
  // A new class gives others new names, which webpack would go on remembering by the old ones.
  const { cache } = config;
  if (!cache || cache === true || cache.type !== 'filesystem')
    throw new Error('Gatsby no longer keeps what webpack compiled in files.');
  return { ...config, cache: { ...cache, version: stylesHash() } };
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
  if (stage.startsWith('build')) {
    const config = pageStyles(getConfig());
    // Webpack's scripts for browsers are not published, the styles that come with them are.
    const optimization = { ...config.optimization, minimizer: [plugins.minifyCss()] };
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
        'process.env.ISLAND': JSON.stringify(stage === 'build-html' ? island : ''),
      }),
    ],
  });
};
