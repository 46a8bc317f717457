import { graphql } from 'gatsby';
import { Icon } from '@/components/Icon/Icon';
import { PartnerCard } from '@/components/PartnerCard/PartnerCard';
import { PartnerNames } from '@/components/PartnerNames/PartnerNames';
import { useSharedTexts } from '@/components/useSite';
import { CAROUSEL_MINIMUM } from '@/content/carouselMinimum';
import * as styles from './PartnerCarousel.module.css';
import './slick.css';

interface PartnerCarouselProps {
  partners: Queries.PartnerListFragment['partners'];
  labels: Queries.PartnerCarouselFragment;
}

/**
 * A list that scrolls without script. Of few partners it stays one. Of others, when it comes near the window, the slider
 * (src/client/carousel/PartnerSlider.tsx) replaces it; below both are the arrows, and the names of all partners. A strip
 * scrolls the list. A slide, in the list and in the slider, is a card and the gap after it; `--partner-card` and
 * `--partner-gap` are their sizes. The script reads the strip by its role, the label of the list in it, the first child
 * of each `li`, which is a card, and these attributes:
 *   data-carousel   the root
 *   data-position   what a screen reader says after an arrow
 *   data-step       an arrow, and by how many cards it moves
 *   data-name       the partner's name in a card
 *   data-slider     set by the script, for styles: the slider has replaced the list
 */
export function PartnerCarousel({ partners, labels }: PartnerCarouselProps) {
  const { newTabs } = useSharedTexts();
  // Letters in a visitor's first view look like missing pictures, so the banks' own marks come first.
  const cards = [...partners].sort((a, b) => Number(!a.logo) - Number(!b.logo));
  // Announced once for a list, not for each link.
  const listLabel = `${labels.listLabel} (${newTabs})`;
  const list = (
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
          {cards.map((partner, position) => (
            <li className={styles.slide} key={partner.name}>
              <PartnerCard partner={partner} position={position} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
  if (partners.length < CAROUSEL_MINIMUM)
    return <div className={styles.carousel}>{list}</div>;
  const withTotal = (text: string) =>
    text.replace('{total}', String(partners.length));
  return (
    <>
      <div
        className={styles.carousel}
        data-carousel=""
        data-position={labels.position}
      >
        {list}
        <div className={`wrapper ${styles.controls}`}>
          {(['previous', 'next'] as const).map((direction) => (
            <button
              key={direction}
              className={styles.arrow}
              type="button"
              aria-label={labels[direction]}
              data-step={direction === 'next' ? 1 : -1}
            >
              <Icon name={direction} />
            </button>
          ))}
          {/* Screen readers announce the length of a list themselves. */}
          <p className={styles.count} aria-hidden="true">
            {withTotal(labels.count)}
          </p>
        </div>
      </div>
      <PartnerNames
        partners={partners}
        opener={withTotal(labels.openList)}
        label={listLabel}
      />
    </>
  );
}

export const partnerCarouselFragment = graphql`
  fragment PartnerCarousel on HomePartners {
    title
    listLabel
    previous
    next
    count
    position
    openList
  }
  fragment PartnerList on PartnerDirectory {
    partners {
      ...PartnerCard
      ...PartnerName
    }
  }
`;
