import * as styles from './HomeLink.module.css';

interface HomeLinkProps {
  readonly lang?: string;
  readonly children: string;
}

/** The way home, as a button, on the pages that are not home. */
export const HomeLink = ({ lang, children }: HomeLinkProps) => (
  <a className={styles.link} href="/" lang={lang}>
    {children}
  </a>
);
