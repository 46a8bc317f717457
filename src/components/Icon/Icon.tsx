import drawings from './drawings.json';
import * as styles from './Icon.module.css';

export interface IconProps {
  readonly name: keyof typeof drawings;
}

/** An icon beside words that say the same, so it is silent for screen readers. */
export function Icon({ name }: IconProps) {
  return (
    <svg
      className={name === 'chat' ? styles.mark : styles.icon}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawings[name] }}
    />
  );
}
