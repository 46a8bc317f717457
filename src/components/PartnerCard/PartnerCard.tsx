import * as styles from './PartnerCard.module.css';
import { PartnerLogo } from './PartnerLogo';
import type { Partner } from './partner';

export interface PartnerCardProps {
  readonly partner: Partner;
  /** Said to screen readers after the name: the link opens a new tab. */
  readonly newTab: string;
}

/**
 * A partner's logo and name. The whole card is the link to its official site; a partner whose site is not
 * known has a card without a link (decision 1), since a wrong one would send people to strangers.
 */
export function PartnerCard({ partner, newTab }: PartnerCardProps) {
  const { name, url } = partner;
  const inside = (
    <>
      <PartnerLogo partner={partner} />
      <span className={styles.name}>{name}</span>
    </>
  );
  if (!url) return <div className={styles.card}>{inside}</div>;
  return (
    <a className={styles.card} href={url} target="_blank" rel="noopener" draggable={false}>
      {inside}
      <span className="visually-hidden"> ({newTab})</span>
    </a>
  );
}
