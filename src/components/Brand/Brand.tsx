import * as iconStyles from '@/components/Icon/Icon.module.css';
import { useCompany } from '@/components/useSite';
import * as styles from './Brand.module.css';

/** The company's mark, which is the site's icon, too, and its name. */
export function Brand() {
  const { brand } = useCompany();
  return (
    <span className={styles.brand}>
      <img
        className={iconStyles.icon}
        src="/favicon.svg"
        alt=""
        width="36"
        height="36"
        // Without it, React puts a preload in front of the page.
        fetchPriority="low"
      />
      {brand}
    </span>
  );
}
