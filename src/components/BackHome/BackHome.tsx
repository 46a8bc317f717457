import { useSharedTexts } from '@/components/useSite';
import * as styles from './BackHome.module.css';

interface BackHomeProps {
  lang?: string;
  /** Without it, the words of the legal pages. */
  children?: string;
}

/** A link to the home page that looks like a button. */
export function BackHome({ lang, children }: BackHomeProps) {
  const { backHome } = useSharedTexts();
  return (
    <a className={`button ${styles.link}`} href="/" lang={lang}>
      {children ?? backHome}
    </a>
  );
}
