import type { LucideIcon } from 'lucide-react';
import Accessibility from 'lucide-react/icons/accessibility';
import Check from 'lucide-react/icons/check';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Menu from 'lucide-react/icons/menu';
import Phone from 'lucide-react/icons/phone';
import X from 'lucide-react/icons/x';
import * as styles from './Icon.module.css';

/** Lucide's icons by their use. They are rendered at build time and add no script to the page. */
const ICONS = {
  accessibility: Accessibility,
  check: Check,
  close: X,
  email: Mail,
  menu: Menu,
  next: ChevronRight,
  phone: Phone,
  place: MapPin,
  previous: ChevronLeft,
} as const satisfies Record<string, LucideIcon>;

/** Drawings that Lucide does not have, by their use: the path in a square of 24 units. */
const PATHS = {
  /**
   * The WhatsApp logo, a trademark of WhatsApp LLC: the path of Simple Icons 16.37.0 (https://simpleicons.org; its
   * license, CC0-1.0, asks for no notice), rounded to a tenth of a unit. The original path has 1,104 characters and
   * adds 343 bytes (Brotli) to every page.
   */
  chat: 'm17.5 14.4-2-1q-.4-.1-.7.2l-1 1.1q-.2.3-.6.1-.6 0-2.4-1.5l-1.7-2q-.1-.4.2-.6l.4-.6q.2-.2.3-.5v-.5L9 7q-.3-.7-.6-.5h-.6a1 1 0 0 0-.8.4c-.2.3-1 1-1 2.5 0 1.4 1 2.8 1.2 3s2.1 3.2 5.1 4.5l1.7.6a4 4 0 0 0 1.9.2c.5-.1 1.7-.8 2-1.5q.3-1 .1-1.4zM12 21.8a10 10 0 0 1-5-1.4l-.3-.2-3.8 1 1-3.7-.2-.3a10 10 0 0 1-1.5-5.3 9.9 9.9 0 0 1 16.8-7 10 10 0 0 1 3 7c0 5.5-4.5 9.9-10 9.9m8.5-18.3A12 12 0 0 0 12 0 12 12 0 0 0 1.7 17.8L.1 24l6.3-1.7a12 12 0 0 0 5.6 1.5 12 12 0 0 0 12-11.9 12 12 0 0 0-3.5-8.4',
} as const;

interface IconProps {
  readonly name: keyof typeof ICONS | keyof typeof PATHS;
}

/** An icon next to text that says the same: it is hidden from screen readers. */
export function Icon({ name }: IconProps) {
  if (name in PATHS)
    return (
      <svg
        className={styles.icon}
        viewBox="0 0 24 24"
        width="24"
        height="24"
        fill="currentColor"
        aria-hidden="true"
      >
        <path d={PATHS[name as keyof typeof PATHS]} />
      </svg>
    );
  const Drawing = ICONS[name as keyof typeof ICONS];
  // Inline SVG in HTML needs no namespace.
  return (
    <Drawing className={styles.icon} aria-hidden="true" xmlns={undefined} />
  );
}
