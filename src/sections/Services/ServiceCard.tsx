import { ChatLink } from '@/components/ChatLink/ChatLink';
import { Picture } from '@/components/Picture/Picture';
import '@/styles/service-colors.css';
import * as styles from './ServiceCard.module.css';

interface ServiceCardProps {
  readonly service: Queries.ServicesFragment['items'][number];
  readonly action: string;
}

export function ServiceCard({ service, action }: ServiceCardProps) {
  const { title, shortTitle, description, image, imageDark, color, emphasis } =
    service;
  return (
    <li
      className={`panel ${styles.card}`}
      data-color={color}
      data-emphasis={emphasis}
    >
      {/* Before the picture in the DOM: Orca announces "blank" for a list item that starts with a decorative picture. */}
      <h3 className={styles.title}>{title}</h3>
      <Picture file={image} dark={imageDark} alt="" />
      <p className={styles.description}>{description}</p>
      <ChatLink about={shortTitle ?? title} variant="quiet">
        {action}
      </ChatLink>
    </li>
  );
}
