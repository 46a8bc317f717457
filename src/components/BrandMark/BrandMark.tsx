import * as iconStyles from '@/components/Icon/Icon.module.css';
import * as styles from './BrandMark.module.css';

/** The brand's mark, a wave in a circle with the morning sun; the brand's name always stands beside it. */
export function BrandMark() {
  return (
    <svg className={iconStyles.icon} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <circle className={styles.sky} cx="32" cy="32" r="32" />
      <circle className={styles.sun} cx="43" cy="22" r="8" />
      <path
        className={styles.sea}
        d="M.6 38C8 28 17 25 24 31s11 12 19 12 13-4 20.600-9A32 32 0 0 1 .6 38Z"
      />
    </svg>
  );
}
