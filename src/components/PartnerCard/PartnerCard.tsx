import { Picture } from '@/components/Picture/Picture';
import * as styles from './PartnerCard.module.css';

export type Partner = Queries.PartnerListFragment['partners'][number];

/** Layout size of a logo, in CSS pixels. An SVG has no size that the build reads. */
const SIZE = 96;

// As many as PartnerCard.module.css draws, by `data-style`.
const STYLES = 4;

/** `CAIXA CCA` gives `CC`, `C6` gives `C`. */
const initialsOf = (name: string) =>
  name
    .trim()
    .split(/\s+/)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase('pt-BR')
    .slice(0, 2);

function PartnerLogo({ partner, position }: PartnerCardProps) {
  const { logo, name } = partner;
  if (logo?.childImageSharp)
    return <Picture className={styles.logo} file={logo} alt="" />;
  if (logo?.publicURL)
    return (
      <img
        className={styles.logo}
        src={logo.publicURL}
        alt=""
        aria-hidden="true"
        width={SIZE}
        height={SIZE}
        loading="lazy"
        decoding="async"
      />
    );
  return (
    // Drawn by the styles: letters in the page's text would be words on the link that its name does not say.
    <span
      className={styles.initials}
      data-style={(position % STYLES) + 1}
      data-initials={initialsOf(name)}
      aria-hidden="true"
    />
  );
}

interface PartnerCardProps {
  readonly partner: Partner;
  /** From 0, in the list of all partners. */
  readonly position: number;
}

/** A logo and a name as one link; no link where the site is not known: a guess could lead to strangers. */
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
