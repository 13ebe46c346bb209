import { BarLinks } from '@marquee/shell/kit/BarLinks';
import styles from './MobileBar.module.css';

/** A floating pane of glass; the current entry expands to show its name. */
export function MobileBar() {
  return <BarLinks className={styles.dock} itemClassName={styles.entry} />;
}
