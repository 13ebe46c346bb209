import { BarLinks } from '@marquee/shell/kit/BarLinks';
import styles from './MobileBar.module.css';

/** Keys of a gamepad; the current one is pressed and lit. */
export function MobileBar() {
  return <BarLinks className={styles.bar} itemClassName={styles.entry} />;
}
