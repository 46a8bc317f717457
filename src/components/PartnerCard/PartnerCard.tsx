import { graphql } from 'gatsby';
import { Picture } from '@/components/Picture/Picture';
import * as styles from './PartnerCard.module.css';

// The number of `data-style` variants in PartnerCard.module.css.
const STYLE_COUNT = 4;

/** Returns `CC` for `CAIXA CCA`, and `C` for `C6`. */
const getInitials = (name: string) =>
  name
    .toLocaleUpperCase('pt-BR')
    .split(/\s+/)
    .map((word) => Array.from(word)[0])
    .slice(0, 2)
    .join('');

function PartnerLogo({ partner, position }: PartnerCardProps) {
  const { logo, name } = partner;
  if (logo) return <Picture className={styles.logo} file={logo} alt="" />;
  return (
    // Rendered by CSS from the attribute: as text the initials would be part of the link's accessible name.
    <span
      className={styles.initials}
      data-style={(position % STYLE_COUNT) + 1}
      data-initials={getInitials(name)}
      aria-hidden="true"
    />
  );
}

interface PartnerCardProps {
  readonly partner: Queries.PartnerCardFragment;
  /** Index in the list of all partners, from 0. */
  readonly position: number;
}

/** A logo and a name. It is a link only if the partner's site is known. */
export function PartnerCard({ partner, position }: PartnerCardProps) {
  const { name, url } = partner;
  const inside = (
    <>
      <PartnerLogo partner={partner} position={position} />
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
