import { resolve, sep } from 'node:path';
import type { Compiler } from 'webpack';

/** A part of Gatsby or react-slick for which the site has its own. */
interface OwnPart {
  /** How it is asked for. */
  readonly request: RegExp;
  /** Which file asks. */
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
  {
    request: /^\.\/head\/head-export-handler-for-browser$/,
    from: /\/\.cache\/page-renderer\.js$/,
    own: 'unusedHead.ts',
  },
  {
    request: /\/internal-plugins\/partytown\/gatsby-browser\.js$/,
    from: /\/\.cache\/api-runner-browser-plugins\.js$/,
    own: 'nothing.ts',
  },
  {
    request: /^\.\/register-service-worker$/,
    from: /\/\.cache\/production-app\.js$/,
    own: 'nothing.ts',
  },
  {
    request: /^\.\/(dots|arrows)$/,
    from: /\/react-slick\/lib\/inner-slider\.js$/,
    own: 'unusedSliderParts.ts',
  },
  {
    request: /^resize-observer-polyfill$/,
    from: /\/react-slick\//,
    own: 'resizeObserver.ts',
  },
];

/**
 * A webpack plugin that puts parts of our own (src/gatsby/runtime) in the place of what is
 * theirs, in the browser's bundle and where pages are rendered alike. Each file there says why.
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
