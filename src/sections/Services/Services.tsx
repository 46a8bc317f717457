import { graphql } from 'gatsby';
import { ChatLink } from '@/components/ChatLink/ChatLink';
import { SectionHeading } from '@/components/SectionHeading/SectionHeading';
import { Wave } from '@/components/Wave/Wave';
import { ServiceCard } from './ServiceCard';
import * as styles from './Services.module.css';

interface ServicesProps {
  readonly services: Queries.ServicesFragment;
}

/** The services as cards. `emphasis` makes the most wanted ones larger, on wide screens. */
export function Services({ services }: ServicesProps) {
  const { title, subtitle, items, cardAction, action, questionsLink } =
    services;
  return (
    <section className={`section ${styles.section}`}>
      <Wave />
      <div className="wrapper">
        <SectionHeading id="servicos" title={title} lead={subtitle} />
        <ul className={styles.grid}>
          {items.map((service) => (
            <ServiceCard
              key={service.title}
              service={service}
              action={cardAction}
            />
          ))}
        </ul>
        <p className={styles.closing}>
          <ChatLink>{action}</ChatLink>
        </p>
        <p className={styles.questionsLink}>
          <a className="target" href="#perguntas">
            {questionsLink}
          </a>
        </p>
      </div>
    </section>
  );
}

export const servicesFragment = graphql`
  fragment Services on HomeServices {
    title
    subtitle
    cardAction
    action
    questionsLink
    items {
      title
      shortTitle
      description
      color
      emphasis
      image {
        ...ServicePicture
      }
      imageDark {
        ...ServicePicture
      }
    }
  }
  fragment ServicePicture on File {
    childImageSharp {
      gatsbyImageData(width: 128, layout: FIXED)
    }
  }
`;
