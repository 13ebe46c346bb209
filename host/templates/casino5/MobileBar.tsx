import { BarLinks } from '@marquee/shell/kit/BarLinks';
import styles from './MobileBar.module.css';

/** Tall keys with gaps, lit from below; the current one is fully lit. */
export function MobileBar() {
  return <BarLinks className={styles.board} itemClassName={styles.key} />;
}
