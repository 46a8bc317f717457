import { siWhatsapp } from 'simple-icons';
import * as styles from '../Icon/Icon.module.css';

/** The messaging app's mark, silent for screen readers: the words beside it say where the link leads. */
export function ChatIcon() {
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 24 24"
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <path d={siWhatsapp.path} />
    </svg>
  );
}
