import { Icon } from '@/components/Icon/Icon';
import {
  type Partner,
  PartnerCard,
} from '@/components/PartnerCard/PartnerCard';
import * as styles from './PartnerCarousel.module.css';
import './slick.css';

interface PartnerCarouselProps {
  readonly partners: readonly Partner[];
  readonly labels: Queries.PartnersFragment;
  readonly newTab: string;
}

/** A plain list that scrolls without any script; when it comes near, the slider (src/client) takes its place. */
export function PartnerCarousel({
  partners,
  labels,
  newTab,
}: PartnerCarouselProps) {
  return (
    <div
      className={styles.carousel}
      data-carousel=""
      data-position={labels.position}
    >
      {/* For eyes: the list itself says how many there are. */}
      <p className={styles.count} aria-hidden="true">
        {labels.count.replace('{total}', String(partners.length))}
      </p>
      <div className={styles.stage}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
        <div
          className={styles.strip}
          role="group"
          // Not by the heading: Orca passes over one that labels something else.
          aria-label={labels.title}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard (WCAG 2.1.1)
          tabIndex={0}
        >
          {/* A list that takes the focus itself is none to some screen readers. */}
          <ul
            className={styles.list}
            // Said once, instead of at each of the cards.
            aria-label={`${labels.listLabel} (${newTab})`}
          >
            {partners.map((partner, position) => (
              <li className={styles.slide} key={partner.name}>
                <PartnerCard partner={partner} position={position} />
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className={styles.controls}>
        <button
          className={styles.arrow}
          type="button"
          aria-label={labels.previous}
          data-step="-1"
        >
          <Icon name="previous" />
        </button>
        <button
          className={styles.arrow}
          type="button"
          aria-label={labels.next}
          data-step="1"
        >
          <Icon name="next" />
        </button>
      </div>
    </div>
  );
}
