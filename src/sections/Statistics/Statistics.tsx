import { graphql } from 'gatsby';
import * as styles from './Statistics.module.css';

/** Four figures about the company. */
export function Statistics({
  statistics,
}: {
  statistics: Queries.StatisticsFragment;
}) {
  return (
    <section className={`wrapper ${styles.place}`}>
      <h2 className="visually-hidden">{statistics.title}</h2>
      <ul className={`panel ${styles.strip}`}>
        {statistics.items.map(({ value, spoken, label, description }) => (
          <li className={styles.item} key={label}>
            <p className={styles.value}>
              {/* Screen readers would announce "10+" as "ten plus". */}
              <span aria-hidden={spoken ? true : undefined}>{value}</span>
              {spoken && <span className="visually-hidden">{spoken}</span>}
            </p>
            <p className={styles.label}>{label}</p>
            <p className={styles.description}>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const statisticsFragment = graphql`
  fragment Statistics on HomeStatistics {
    title
    items {
      value
      spoken
      label
      description
    }
  }
`;
