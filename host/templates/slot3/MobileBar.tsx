import { BarLinks } from '@marquee/shell/kit/BarLinks';
import styles from './MobileBar.module.css';

/** A bar with waves for an edge; the current entry floats on top of them. */
export function MobileBar() {
  return <BarLinks className={styles.sea} itemClassName={styles.entry} />;
}
