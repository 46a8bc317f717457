import type { GatsbySSR } from 'gatsby';
import { IconSprite } from '@/components/Icon/IconSprite';
import { startAttributes } from '@/loading/startFiles';
import font from '@/styles/fonts/atkinson-hyperlegible-next.woff2';
import { startFilesOf } from './startFilesOf';

/** What Gatsby knows of a page while it renders it; its own type leaves the component's name out. */
interface PageData {
  readonly componentChunkName: string;
}

/** Gives each page its font, before anything else, its one inline script and the drawings of its icons. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  pathname,
  loadPageDataSync,
  setHeadComponents,
  setPreBodyComponents,
}) => {
  const data = BUILT_FILES ? (loadPageDataSync(pathname) as unknown as PageData) : undefined;
  const files = startFilesOf(pathname, data?.componentChunkName ?? '', BUILT_FILES);
  setHeadComponents([
    // Without `crossorigin` the browser would fetch a font twice, even from the page's own host.
    <link
      key="font"
      rel="preload"
      as="font"
      type="font/woff2"
      href={font}
      crossOrigin="anonymous"
    />,
    <script
      key="inline"
      {...startAttributes(files)}
      dangerouslySetInnerHTML={{ __html: INLINE_SCRIPT }}
    />,
  ]);
  setPreBodyComponents([<IconSprite key="icons" />]);
};
