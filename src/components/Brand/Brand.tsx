import * as iconStyles from '@/components/Icon/Icon.module.css';
import { useCompany } from '@/components/useSite';
import * as styles from './Brand.module.css';

/** The company's mark and name. */
export function Brand() {
  const { brand } = useCompany();
  return (
    <span className={styles.brand}>
      <svg
        className={iconStyles.icon}
        viewBox="0 0 64 64"
        width="36"
        height="36"
        aria-hidden="true"
      >
        <circle className={styles.disc} cx="32" cy="32" r="32" />
        <circle className={styles.sun} cx="49" cy="19" r="7" />
        <path
          className={styles.crest}
          d="M2.5 43C8 26 18 14.5 30 14.5S45.5 22 44.5 31c-4-5.5-12-4-11.5 2.5S45 43.5 60 43.5L58 48l-18 6Z"
        />
        <path
          className={styles.water}
          d="M1.6 42C13 34.5 22 45 33 48.5s21 .5 29.4-6.5A32 32 0 0 1 1.6 42Z"
        />
      </svg>
      {brand}
    </span>
  );
}
