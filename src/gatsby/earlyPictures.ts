import type { CreatePagesArgs, GatsbyNode } from 'gatsby';

interface State {
  readonly components: ReadonlyMap<
    string,
    { readonly query: string; readonly pages: ReadonlySet<string> }
  >;
  readonly pages: ReadonlyMap<string, { readonly context: Readonly<Record<string, unknown>> }>;
}

let graphql: CreatePagesArgs['graphql'] | undefined;

/** Keeps what `onPostBootstrap` is not given: the function that asks Gatsby's data. */
export function askWith(ask: CreatePagesArgs['graphql']): void {
  graphql = ask;
}

/**
 * Asks each page's query once before the bundle is made, and drops the answer: the pictures in it begin to be
 * encoded then, on cores that webpack leaves idle, instead of after it. Gatsby finds them under way or done when it
 * asks for itself, and that is where an error is told.
 */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = async ({ store }) => {
  if (process.env.gatsby_executing_command !== 'build') return;
  const { components, pages } = store.getState() as unknown as State;
  for (const { query, pages: paths } of components.values()) {
    const [path = ''] = paths;
    if (query) await graphql?.(query, pages.get(path)?.context);
  }
};
