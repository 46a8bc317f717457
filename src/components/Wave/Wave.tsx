import * as styles from './Wave.module.css';

/** The wavy upper edge of a section, in its `--ground`. Decoration; use it at most three times on a page. */
export function Wave() {
  return (
    <svg
      className={styles.wave}
      viewBox="0 0 1440 80"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        className={styles.back}
        d="M0 34C180 4 300 8 470 30s330 40 520 14 300-34 450-10v46H0Z"
      />
      <path d="M0 54C170 22 310 26 480 46s320 34 510 10 300-30 450-6v30H0Z" />
    </svg>
  );
}
