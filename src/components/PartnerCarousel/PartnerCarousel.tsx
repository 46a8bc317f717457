import { Icon } from '@/components/Icon/Icon';
import {
  PartnerCard,
  type PartnerOnCard,
} from '@/components/PartnerCard/PartnerCard';
import { useInterface } from '@/components/useSite';
import * as styles from './PartnerCarousel.module.css';
import './slick.css';

interface PartnerCarouselProps {
  readonly partners: readonly PartnerOnCard[];
  readonly labels: Queries.PartnersFragment;
}

/**
 * A list that scrolls without script. When it comes near the window, the slider
 * (src/client/carousel/PartnerSlider.tsx) replaces it. Below both are the arrows, and the names of all partners. A strip
 * scrolls the list. A slide, in the list and in the slider, is a card and the gap after it; `--partner-card` and
 * `--partner-gap` are their sizes. The script reads the strip by its role, the label of
 * the list in it, the first child of each `li`, which is a card, and these attributes:
 *   data-carousel   the root
 *   data-position   what a screen reader says after an arrow
 *   data-step       an arrow, and by how many cards it moves
 *   data-name       the partner's name in a card
 *   data-slider     set by the script, for styles: the slider has replaced the list
 */
export function PartnerCarousel({ partners, labels }: PartnerCarouselProps) {
  const { newTabs } = useInterface();
  const total = String(partners.length);
  // Announced once for a list, not for each link.
  const listLabel = `${labels.listLabel} (${newTabs})`;
  return (
    <div
      className={styles.carousel}
      data-carousel=""
      data-position={labels.position}
    >
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
          <ul className={styles.list} aria-label={listLabel}>
            {partners.map((partner, position) => (
              <li className={styles.slide} key={partner.name}>
                <PartnerCard partner={partner} position={position} />
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className={`wrapper ${styles.controls}`}>
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
        {/* Screen readers announce the length of a list themselves. */}
        <p className={styles.count} aria-hidden="true">
          {labels.count.replace('{total}', total)}
        </p>
      </div>
      <details className={`wrapper ${styles.names}`}>
        <summary className={styles.opener}>
          {labels.openList.replace('{total}', total)}
        </summary>
        <ul className={`panel ${styles.nameList}`} aria-label={listLabel}>
          {partners.map(({ name, url }) => (
            <li key={name}>
              {url ? (
                <a href={url} target="_blank" rel="noopener">
                  {name}
                </a>
              ) : (
                name
              )}
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
