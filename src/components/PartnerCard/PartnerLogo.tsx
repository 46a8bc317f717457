import { Picture } from '@/components/Picture/Picture';
import * as styles from './PartnerCard.module.css';
import type { Partner } from './partner';

/** Layout size of a logo, in CSS pixels. An SVG has no size that the build reads. */
const SIZE = 96;

/** A partner's logo, or its initials in one of four colours; silent, since the name stands below. */
export function PartnerLogo({ partner }: { readonly partner: Partner }) {
  const { logo, initials, initialsStyle } = partner;
  if (logo?.childImageSharp) {
    return <Picture className={styles.logo} image={logo.childImageSharp.gatsbyImageData} alt="" />;
  }
  if (logo?.publicURL) {
    return (
      <img
        className={styles.logo}
        src={logo.publicURL}
        alt=""
        width={SIZE}
        height={SIZE}
        loading="lazy"
        decoding="async"
        draggable={false}
      />
    );
  }
  return (
    <span className={styles.initials} data-style={initialsStyle} aria-hidden="true">
      {initials}
    </span>
  );
}
