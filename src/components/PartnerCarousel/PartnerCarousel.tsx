import { Icon } from '@/components/Icon/Icon';
import {
  PartnerCard,
  type PartnerOnCard,
} from '@/components/PartnerCard/PartnerCard';
import { useInterface } from '@/components/useSite';
import * as styles from './PartnerCarousel.module.css';
import './slick.css';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'running-script': HTMLAttributes<HTMLElement>;
    }
  }
}

interface PartnerCarouselProps {
  readonly partners: readonly PartnerOnCard[];
  readonly labels: Queries.PartnersFragment;
}

/**
 * A list that scrolls without script. When it comes near the window and is longer than it, the slider (src/client)
 * takes its place.
 */
export function PartnerCarousel({ partners, labels }: PartnerCarouselProps) {
  const { newTabs } = useInterface();
  return (
    <div
      className={styles.carousel}
      data-carousel=""
      data-position={labels.position}
    >
      {/* Tells styles of what follows (src/client/runningScript.ts). */}
      <running-script hidden />
      {/* Screen readers announce the length of the list themselves. */}
      <p className={styles.count} aria-hidden="true">
        {labels.count.replace('{total}', String(partners.length))}
      </p>
      <div className={styles.stage}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
        <div
          className={styles.strip}
          role="group"
          // Orca skips a heading that is used as aria-labelledby.
          aria-label={labels.title}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard (WCAG 2.1.1)
          tabIndex={0}
        >
          {/* Some screen readers don't treat a focusable list as a list, so the group around it is focusable. */}
          <ul
            className={styles.list}
            // Announced once for the list, not for each card.
            aria-label={`${labels.listLabel} (${newTabs})`}
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
