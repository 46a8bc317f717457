import { graphql } from 'gatsby';
import { type Chat, ChatLink } from '@/components/ChatLink/ChatLink';
import { SectionHeading } from '@/components/SectionHeading/SectionHeading';
import { ServiceCard } from './ServiceCard';
import * as styles from './Services.module.css';

export interface ServicesProps {
  readonly services: Queries.ServicesFragment;
  readonly chat: Chat;
}

/** The ten services as one family of cards; the credit lines people come for weigh more. */
export function Services({ services, chat }: ServicesProps) {
  const { title, subtitle, items, cardAction, action } = services;
  return (
    <section className="section wrapper" id="servicos" aria-labelledby="servicos-titulo">
      <SectionHeading id="servicos-titulo" title={title} lead={subtitle} />
      <ul className={styles.grid}>
        {items.map((service) => (
          <ServiceCard key={service.title} service={service} chat={chat} action={cardAction} />
        ))}
      </ul>
      <p className={styles.closing}>
        <ChatLink chat={chat}>{action}</ChatLink>
      </p>
    </section>
  );
}

export const servicesFragment = graphql`
  fragment Services on HomeServices {
    title
    subtitle
    cardAction
    action
    items {
      title
      description
      color
      emphasis
      image {
        ...ServicePicture
      }
      imageNight {
        ...ServicePicture
      }
    }
  }
  fragment ServicePicture on File {
    childImageSharp {
      gatsbyImageData(width: 96, layout: FIXED, formats: [AVIF, WEBP], placeholder: NONE)
    }
  }
`;
