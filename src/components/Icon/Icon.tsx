import * as styles from './Icon.module.css';
import { iconId, VIEW } from './iconAddress';
import type { IconName } from './iconNames';
import type { ControlIconName } from './icons';

export interface IconProps {
  /** `chat` is the messaging app's mark. */
  readonly name: IconName | ControlIconName | 'chat';
}

/** An icon beside words that say the same, so it is silent for screen readers. */
export function Icon({ name }: IconProps) {
  return (
    <svg className={styles.icon} viewBox={VIEW} aria-hidden="true" focusable="false">
      <use href={`#${iconId(name)}`} />
    </svg>
  );
}
