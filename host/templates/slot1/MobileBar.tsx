import { BarLinks } from '@marquee/shell/kit/BarLinks';
import styles from './MobileBar.module.css';

/** A floating pill; the current entry grows and shows its name. */
export function MobileBar() {
  return <BarLinks className={styles.pill} itemClassName={styles.entry} />;
}
