import { type Chat, ChatLink } from '@/components/ChatLink/ChatLink';
import { Icon } from '@/components/Icon/Icon';
import type { Site } from '@/components/Layout/siteFragment';
import * as styles from './Footer.module.css';

export interface FooterContactProps {
  readonly footer: Site['homeFooter'];
  readonly company: Site['company'];
  readonly chat: Chat;
}

/** The footer's last column: chat, phone, e-mail, and where to report a barrier (LBI, art. 63, § 1). */
export function FooterContact({ footer, company, chat }: FooterContactProps) {
  return (
    <div className={styles.column}>
      <h2 className={styles.title}>{footer.contactTitle}</h2>
      <ChatLink chat={chat}>{footer.chatButton}</ChatLink>
      <ul>
        <li>
          <a
            href={company.facts.phoneUrl}
            aria-label={`${footer.phoneLabel}: ${company.facts.phone}`}
          >
            <Icon name="phone" />
            {company.facts.phone}
          </a>
        </li>
        <li>
          <a href={company.facts.emailUrl} aria-label={`${footer.emailLabel}: ${company.email}`}>
            <Icon name="mail" />
            <span>{company.email}</span>
          </a>
        </li>
      </ul>
      <h3 className={styles.access}>
        <Icon name="accessibility" />
        {footer.accessibility.title}
      </h3>
      <p>{footer.accessibility.text}</p>
    </div>
  );
}
