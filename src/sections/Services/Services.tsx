import { graphql } from 'gatsby';
import { ChatLink } from '@/components/ChatLink/ChatLink';
import { Picture } from '@/components/Picture/Picture';
import { SectionHeading } from '@/components/SectionHeading/SectionHeading';
import { Wave } from '@/components/Wave/Wave';
import '@/styles/service-colors.css';
import * as cardStyles from './ServiceCard.module.css';
import * as styles from './Services.module.css';

interface ServiceCardProps {
  service: Queries.ServicesFragment['items'][number];
  action: string;
}

function ServiceCard({ service, action }: ServiceCardProps) {
  const { title, shortTitle, description, image, imageDark, color, emphasis } =
    service;
  return (
    <li
      className={`panel ${cardStyles.card}`}
      data-color={color}
      data-emphasis={emphasis}
    >
      {/* Before the picture in the DOM: Orca announces "blank" for a list item that starts with a decorative picture. */}
      <h3 className={cardStyles.title}>{title}</h3>
      <Picture file={image} dark={imageDark} alt="" />
      <p className={cardStyles.description}>{description}</p>
      <ChatLink about={shortTitle ?? title} variant="quiet">
        {action}
      </ChatLink>
    </li>
  );
}

/** The services as cards. `emphasis` makes the most wanted ones larger, on wide screens. */
export function Services({ services }: { services: Queries.ServicesFragment }) {
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
