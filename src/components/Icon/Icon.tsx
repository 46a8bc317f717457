import * as styles from './Icon.module.css';
import type { IconName } from './iconNames';
import { type ControlIconName, icons } from './icons';

export interface IconProps {
  readonly name: IconName | ControlIconName;
}

/** A line icon beside words that say the same, so it is silent for screen readers. */
export function Icon({ name }: IconProps) {
  const Shape = icons[name];
  return <Shape className={styles.icon} aria-hidden="true" focusable="false" />;
}
