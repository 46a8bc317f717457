import { siWhatsapp } from 'simple-icons';
import { iconId, VIEW } from './Icon';
import { icons } from './icons';

/** The names of the icons that a page's HTML shows. */
export const iconsIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/href="#icon-([\w-]+)"/g)].map(([, name = '']) => name));

export interface IconSpriteProps {
  /** Which icons to draw; all when left out. */
  readonly names?: ReadonlySet<string>;
}

/** The drawings of a page's icons, once in its HTML: an icon that stands ten times costs one drawing. */
export function IconSprite({ names }: IconSpriteProps) {
  const shown = Object.entries(icons).filter(([name]) => names?.has(name) ?? true);
  return (
    // On the div, since `hidden` says nothing on an svg.
    <div hidden>
      {(names?.has('chat') ?? true) && (
        <svg id={iconId('chat')} viewBox={VIEW} fill="currentColor" aria-hidden="true">
          <path d={siWhatsapp.path} />
        </svg>
      )}
      {shown.map(([name, Drawing]) => (
        <Drawing key={name} id={iconId(name)} />
      ))}
    </div>
  );
}
