import type { Ref } from 'react';
import { PartnerCard } from '@/components/PartnerCard/PartnerCard';
import type { Partner } from '@/components/PartnerCard/partner';
import * as styles from './PartnerCarousel.module.css';

export interface PartnerStripProps {
  readonly ref: Ref<HTMLUListElement>;
  readonly partners: readonly Partner[];
  readonly label: string;
  readonly newTab: string;
}

/** The partners as a plain list that scrolls by finger, wheel and keyboard, without any script. */
export function PartnerStrip({ ref, partners, label, newTab }: PartnerStripProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard (WCAG 2.1.1)
    <ul ref={ref} className={styles.strip} aria-label={label} tabIndex={0}>
      {partners.map((partner) => (
        <li className={styles.slide} key={partner.name}>
          <PartnerCard partner={partner} newTab={newTab} />
        </li>
      ))}
    </ul>
  );
}
