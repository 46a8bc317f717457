import { resolve, sep } from 'node:path';
import type { Compiler } from 'webpack';

/** A part of Gatsby for which the site has its own. */
interface OwnPart {
  /** How Gatsby asks for it. */
  readonly request: RegExp;
  /** Which of its files asks. */
  readonly from: RegExp;
  readonly own: string;
}

const parts: readonly OwnPart[] = [
  {
    request: /^\.\/session-storage$/,
    from: /\/gatsby-react-router-scroll\//,
    own: 'scrollMemory.ts',
  },
  {
    request: /^\.\/route-announcer-props$/,
    from: /\/\.cache\//,
    own: 'routeAnnouncerProps.ts',
  },
  {
    request: /^@gatsbyjs\/reach-router$/,
    from: /\/\.cache\/(production-app|static-entry)\.js$/,
    own: 'router.tsx',
  },
];

/**
 * A webpack plugin that puts parts of our own (src/gatsby/runtime) in the place of Gatsby's, in the browser's
 * bundle and where pages are rendered alike. Each file there says why.
 */
export class OwnParts {
  apply(compiler: Compiler) {
    compiler.hooks.normalModuleFactory.tap('OwnParts', (factory) => {
      factory.hooks.beforeResolve.tap('OwnParts', (wanted) => {
        const issuer = wanted.contextInfo.issuer.split(sep).join('/');
        const part = parts.find(
          ({ request, from }) => request.test(wanted.request) && from.test(issuer),
        );
        if (part) wanted.request = resolve('src/gatsby/runtime', part.own);
      });
    });
  }
}
