import { graphql } from 'gatsby';
import * as styles from './Statistics.module.css';

export function Statistics({
  statistics,
}: {
  readonly statistics: Queries.StatisticsFragment;
}) {
  return (
    <section className={`wrapper ${styles.place}`} aria-labelledby="numeros">
      <h2 className="visually-hidden" id="numeros">
        {statistics.title}
      </h2>
      <ul className={styles.strip}>
        {statistics.items.map(({ value, label, description }) => (
          <li className={styles.item} key={label}>
            <p className={styles.value}>{value}</p>
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
      label
      description
    }
  }
`;
