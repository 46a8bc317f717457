import * as styles from './Icon.module.css';
import type { IconName } from './iconNames';
import type { ControlIconName } from './icons';

/** Both icon packages draw on a square of 24 units. */
export const VIEW = '0 0 24 24';

/** The id of an icon's drawing, which `IconSprite` leaves in every page. */
export const iconId = (name: string) => `icon-${name}`;

export interface IconProps {
  /** `chat` is the messaging app's mark. */
  readonly name: IconName | ControlIconName | 'chat';
}

/** An icon beside words that say the same, so it is silent for screen readers. */
export function Icon({ name }: IconProps) {
  return (
    <svg className={styles.icon} viewBox={VIEW} aria-hidden="true">
      <use href={`#${iconId(name)}`} />
    </svg>
  );
}
