import * as styles from './LostBoat.module.css';

/**
 * The boat that drifted, as a small drawing: the error page cannot count on a picture being fetched.
 * Decoration only.
 */
export function LostBoat() {
  return (
    <svg className={styles.boat} viewBox="0 0 240 150" aria-hidden="true" focusable="false">
      <path className={styles.sea} d="M0 112c30-14 58-14 88-2s62 12 92 0 44-10 60-4v44H0Z" />
      <path className={styles.sail} d="M128 12c26 22 40 48 44 74h-44Z" />
      <path className={styles.jib} d="M118 22c-4 28-16 48-34 62h34Z" />
      <path className={styles.mast} d="M120 8h6v92h-6Z" />
      <path className={styles.hull} d="M66 92h116c-6 20-20 32-38 34h-34c-22-2-36-14-44-34Z" />
      <path className={styles.front} d="M0 126c34-12 62-10 92 0s64 8 92-2 40-8 56-4v30H0Z" />
    </svg>
  );
}
