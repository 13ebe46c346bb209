import { BarLinks } from '@marquee/shell/kit/BarLinks';
import styles from './MobileBar.module.css';

/** A rounded tray that floats over the page; the current entry is a pebble on it. */
export function MobileBar() {
  return <BarLinks className={styles.tray} itemClassName={styles.pebble} />;
}
