import { BarLinks } from '@marquee/shell/kit/BarLinks';
import styles from './MobileBar.module.css';

/** Small icons over words; the current entry is below a thick line. */
export function MobileBar() {
  return <BarLinks className={styles.bar} itemClassName={styles.word} />;
}
