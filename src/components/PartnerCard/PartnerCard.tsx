import { graphql } from 'gatsby';
import { Picture } from '@/components/Picture/Picture';
import * as styles from './PartnerCard.module.css';

/** Returns `CC` for `CAIXA CCA`, and `C` for `C6`. */
const getInitials = (name: string) =>
  name
    .trim()
    .toUpperCase()
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .slice(0, 2)
    .join('');

interface PartnerCardProps {
  partner: Queries.PartnerCardFragment;
  /** Its place in the row of cards, from 0. */
  position: number;
}

/** A logo, or initials, and a name. It is a link only if the partner's site is known. */
export function PartnerCard({ partner, position }: PartnerCardProps) {
  const { name, url, logo } = partner;
  const inside = (
    <>
      {logo ? (
        <Picture className={styles.logo} file={logo} alt="" />
      ) : (
        // Rendered by CSS from the attribute: as text the initials would be part of the link's accessible name.
        <span
          className={styles.initials}
          // PartnerCard.module.css has four.
          data-style={(position % 4) + 1}
          data-initials={getInitials(name)}
          aria-hidden="true"
        />
      )}
      <span className={styles.name} data-name="">
        {name}
      </span>
    </>
  );
  if (!url) return <div className={styles.card}>{inside}</div>;
  return (
    <a className={styles.card} href={url} target="_blank" rel="noopener">
      {inside}
    </a>
  );
}

export const partnerCardFragment = graphql`
  fragment PartnerCard on PartnerDirectoryPartners {
    name
    url
    logo {
      childImageSharp {
        gatsbyImageData(width: 96, layout: FIXED, formats: [WEBP])
      }
    }
  }
`;
