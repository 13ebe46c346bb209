import { BarLinks } from '@marquee/shell/kit/BarLinks';
import styles from './MobileBar.module.css';

/** A pill that floats above the edge; the entry where one stands swells and shows its name. */
export function MobileBar() {
  return <BarLinks className={styles.pill} itemClassName={styles.entry} />;
}
