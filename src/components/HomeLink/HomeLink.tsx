import * as styles from './HomeLink.module.css';

interface HomeLinkProps {
  readonly lang?: string;
  readonly children: string;
}

/** A link to the home page that looks like a button. */
export const HomeLink = ({ lang, children }: HomeLinkProps) => (
  <a className={`button ${styles.link}`} href="/" lang={lang}>
    {children}
  </a>
);
