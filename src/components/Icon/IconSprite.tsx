import { renderToStaticMarkup } from 'react-dom/server';
import { siWhatsapp } from 'simple-icons';
import { optimize } from 'svgo';
import { iconId, VIEW } from './Icon';
import { icons } from './icons';

/** The names of the icons that a page's HTML shows. */
export const iconsIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/href="#icon-([\w-]+)"/g)].map(([, name = '']) => name));

const chatMark = (
  <svg id={iconId('chat')} viewBox={VIEW} fill="currentColor" aria-hidden="true">
    <path d={siWhatsapp.path} />
  </svg>
);

/** Drawn to a tenth of a unit, which nobody sees at these sizes. */
const lean = (svg: string): string =>
  optimize(svg, {
    floatPrecision: 1,
    plugins: [
      'convertPathData',
      {
        name: 'removeAttrs',
        params: { attrs: 'svg:(class|xmlns|width|height|aria-hidden)' },
      },
    ],
  }).data;

export interface IconSpriteProps {
  /** Which icons to draw; all when left out. */
  readonly names?: ReadonlySet<string>;
}

/** The drawings of a page's icons, once in its HTML: an icon that stands ten times costs one drawing. */
export function IconSprite({ names }: IconSpriteProps) {
  const drawings = [
    { name: 'chat', drawing: chatMark },
    ...Object.entries(icons).map(([name, Drawing]) => ({
      name,
      drawing: <Drawing id={iconId(name)} />,
    })),
  ];
  const html = drawings
    .filter(({ name }) => names?.has(name) ?? true)
    .map(({ drawing }) => lean(renderToStaticMarkup(drawing)))
    .join('');
  // On the div, since `hidden` says nothing on an svg.
  return <div hidden dangerouslySetInnerHTML={{ __html: html }} />;
}
