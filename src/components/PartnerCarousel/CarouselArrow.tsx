import { Icon } from '@/components/Icon/Icon';
import * as styles from './PartnerCarousel.module.css';

export interface CarouselArrowProps {
  readonly icon: 'chevron-left' | 'chevron-right';
  readonly label: string;
  /** In the slider: what a press does. */
  readonly onPress?: (() => void) | undefined;
  /** Beside the plain list: by how many cards a press moves it. */
  readonly step: number;
}

/** A round button that moves the carousel by one partner. */
export function CarouselArrow({ icon, label, onPress, step }: CarouselArrowProps) {
  return (
    <button
      className={styles.arrow}
      type="button"
      aria-label={label}
      onClick={onPress}
      data-step={onPress ? undefined : step}
    >
      <Icon name={icon} />
    </button>
  );
}
