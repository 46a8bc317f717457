import * as iconStyles from '@/components/Icon/Icon.module.css';
import * as styles from './BrandMark.module.css';

/**
 * The brand's mark, a wave in a circle with the morning sun (drawn in data/images/brand-mark.svg); the
 * brand's name always stands beside it.
 */
export function BrandMark() {
  return (
    <svg className={iconStyles.mark} viewBox="0 0 64 64" aria-hidden="true">
      <circle className={styles.sky} cx="32" cy="32" r="32" />
      <circle className={styles.sun} cx="49" cy="19" r="7" />
      <path
        className={styles.foam}
        d="M2.5 43C8 26 18 14.5 30 14.5S45.5 22 44.5 31c-4-5.5-12-4-11.5 2.5S45 43.5 60 43.5L58 48l-18 6Z"
      />
      <path
        className={styles.sea}
        d="M1.6 42C13 34.5 22 45 33 48.5s21 .5 29.400-6.5A32 32 0 0 1 1.6 42Z"
      />
    </svg>
  );
}
