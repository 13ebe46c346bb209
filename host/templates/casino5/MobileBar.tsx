import { BarLinks } from '@marquee/shell/kit/BarLinks';
import styles from './MobileBar.module.css';

/** Tall keys with a gap between them, lit from below; the current one is lit through. */
export function MobileBar() {
  return <BarLinks className={styles.board} itemClassName={styles.key} />;
}
