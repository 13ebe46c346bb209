import { BarLinks } from '@marquee/shell/kit/BarLinks';
import styles from './MobileBar.module.css';

/** A strip of paper with a torn upper edge; the current entry is printed in a block of colour. */
export function MobileBar() {
  return <BarLinks className={styles.bar} itemClassName={styles.entry} />;
}
