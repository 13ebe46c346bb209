import { BarLinks } from '@marquee/shell/kit/BarLinks';
import styles from './MobileBar.module.css';

/** Slanted blocks; the current one is filled. */
export function MobileBar() {
  return <BarLinks className={styles.bar} itemClassName={styles.entry} />;
}
