import { BrandMark } from '@/components/BrandMark/BrandMark';
import * as styles from './Brand.module.css';

/** The brand as it signs: its mark and its name, never parted over two lines. */
export function Brand({ name }: { readonly name: string }) {
  return (
    <span className={styles.brand}>
      <BrandMark />
      {name}
    </span>
  );
}
