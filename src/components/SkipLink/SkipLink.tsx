import * as styles from './SkipLink.module.css';

/** The first thing the keyboard reaches: over the menu, straight to the page's content. */
export function SkipLink({ children }: { readonly children: string }) {
  return (
    <a className={styles.skip} href="#conteudo">
      {children}
    </a>
  );
}
