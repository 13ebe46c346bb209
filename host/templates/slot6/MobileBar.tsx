import { BarLinks } from '@marquee/shell/kit/BarLinks';
import styles from './MobileBar.module.css';

/** Keys side by side, each with its own edge; the current one is lit. */
export function MobileBar() {
  return <BarLinks className={styles.bar} itemClassName={styles.entry} />;
}
