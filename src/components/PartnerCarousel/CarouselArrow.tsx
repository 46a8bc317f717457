import { Icon } from '@/components/Icon/Icon';
import * as styles from './PartnerCarousel.module.css';

export interface CarouselArrowProps {
  readonly icon: 'chevron-left' | 'chevron-right';
  readonly label: string;
  readonly onPress: () => void;
}

/** A round button that moves the carousel by one partner. */
export function CarouselArrow({ icon, label, onPress }: CarouselArrowProps) {
  return (
    <button className={styles.arrow} type="button" aria-label={label} onClick={onPress}>
      <Icon name={icon} />
    </button>
  );
}
