import { graphql } from 'gatsby';
import * as styles from './PartnerNames.module.css';

interface PartnerNamesProps {
  partners: readonly Queries.PartnerNameFragment[];
  opener: string;
  label: string;
}

/** The names of all partners, in a list that opens. */
export const PartnerNames = ({
  partners,
  opener,
  label,
}: PartnerNamesProps) => (
  <details className={`wrapper ${styles.names}`}>
    <summary className={styles.opener}>{opener}</summary>
    <ul className={`panel ${styles.list}`} aria-label={label}>
      {partners.map(({ name, url }) => (
        <li key={name}>
          {url ? (
            <a href={url} target="_blank" rel="noopener">
              {name}
            </a>
          ) : (
            <span>{name}</span>
          )}
        </li>
      ))}
    </ul>
  </details>
);

export const partnerNameFragment = graphql`
  fragment PartnerName on PartnerDirectoryPartners {
    name
    url
  }
`;
