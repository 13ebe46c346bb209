import { BarLinks } from '@marquee/shell/kit/BarLinks';
import styles from './MobileBar.module.css';

/** A floating pane of glass; the current entry opens to its name. */
export function MobileBar() {
  return <BarLinks className={styles.dock} itemClassName={styles.entry} />;
}
