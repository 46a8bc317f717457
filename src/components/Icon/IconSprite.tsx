import { siWhatsapp } from 'simple-icons';
import { iconId, VIEW } from './iconAddress';
import { icons } from './icons';

/**
 * The drawings of all icons, once in each page's HTML and outside of what React renders: an icon that stands
 * ten times on a page costs one drawing there and none in the browser's bundle. Only the server may import it.
 */
export function IconSprite() {
  return (
    // On the div, since `hidden` says nothing on an svg.
    <div hidden>
      <svg id={iconId('chat')} viewBox={VIEW} fill="currentColor" aria-hidden="true">
        <path d={siWhatsapp.path} />
      </svg>
      {Object.entries(icons).map(([name, Drawing]) => (
        <Drawing key={name} id={iconId(name)} />
      ))}
    </div>
  );
}
