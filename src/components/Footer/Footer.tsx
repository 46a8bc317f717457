import { graphql, useStaticQuery } from 'gatsby';
import { Brand } from '@/components/Brand/Brand';
import { ChatLink } from '@/components/ChatLink/ChatLink';
import { Icon } from '@/components/Icon/Icon';
import { type OnHomeProps, sectionAddress } from '@/components/sectionAddress';
import { useCompany } from '@/components/useSite';
import { Wave } from '@/components/Wave/Wave';
import type { QueryResult } from '@/queryResult';
import * as styles from './Footer.module.css';

/** The footer of every page. On the home page its first heading is the target of "Contato". */
export function Footer({ onHome }: OnHomeProps) {
  const company = useCompany();
  const { homeFooter: footer, allLegalPage } =
    useStaticQuery<QueryResult<Queries.FooterQuery>>(query);
  const linkColumn = (
    title: string,
    links: readonly { readonly label: string; readonly target: string }[],
  ) => (
    <div className={`${styles.column} ${styles.links}`}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.short}>
        {links.map(({ label, target }) => (
          <li key={label}>
            <a href={sectionAddress(target, onHome)}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
  return (
    <footer className={styles.footer}>
      {!onHome && <Wave />}
      <div className="wrapper flow">
        <div className={styles.columns}>
          {/* First, since the menu link "Contato" leads here: in one order for all who see, hear or press Tab. */}
          <div className={styles.column}>
            <h2
              className={styles.title}
              id={onHome ? 'contato' : undefined}
              tabIndex={-1}
            >
              {footer.contactTitle}
            </h2>
            <ChatLink>{footer.chatButton}</ChatLink>
            <ul>
              <li>
                <a href={company.facts.phoneUrl}>
                  <Icon name="phone" />
                  <span>
                    {footer.phoneLabel}: {company.facts.phone}
                  </span>
                </a>
              </li>
              <li>
                <a
                  href={company.facts.emailUrl}
                  aria-label={`${footer.emailLabel}: ${company.email}`}
                >
                  <Icon name="email" />
                  <span>{company.email}</span>
                </a>
              </li>
            </ul>
            {/* How to report an accessibility problem: Lei nº 13.146/2015 (LBI), art. 63. */}
            <h3 className={styles.access}>
              <Icon name="accessibility" />
              {footer.accessibility.title}
            </h3>
            <p>{footer.accessibility.text}</p>
          </div>
          <div className={styles.column}>
            <p>
              <Brand />
            </p>
            <p>{footer.blurb}</p>
            <p className={styles.place}>
              <Icon name="place" />
              {/* Without the span, Orca announces the landmark again for text next to an icon. */}
              <span>
                {company.address.city}/{company.address.state}
              </span>
            </p>
            <p>
              {footer.hoursNote} {company.facts.hours}.
            </p>
            {company.office && (
              <>
                <p>{company.office.words}</p>
                <address>{company.facts.officeAddress}</address>
              </>
            )}
          </div>
          {linkColumn(
            footer.servicesTitle,
            footer.services.map(({ name }) => ({
              label: name,
              target: '#servicos',
            })),
          )}
          {linkColumn(footer.linksTitle, footer.links)}
        </div>
        <div className={styles.legal}>
          <ul className={styles.legalLinks}>
            {allLegalPage.nodes.map(({ slug, title }) => (
              <li key={slug}>
                <a href={`/${slug}`}>{title}</a>
              </li>
            ))}
          </ul>
          {footer.disclaimer.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <p>{footer.copyright}</p>
        </div>
      </div>
    </footer>
  );
}

const query = graphql`
  query Footer {
    homeFooter {
      blurb
      hoursNote
      servicesTitle
      services {
        name
      }
      linksTitle
      links {
        label
        target
      }
      contactTitle
      chatButton
      phoneLabel
      emailLabel
      accessibility {
        title
        text
      }
      disclaimer
      copyright
    }
    allLegalPage(sort: { slug: ASC }) {
      nodes {
        slug
        title
      }
    }
  }
`;
