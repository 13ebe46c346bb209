import { BarLinks } from '@marquee/shell/kit/BarLinks';
import styles from './MobileBar.module.css';

/** MobileBar only; the current one below a thick line. */
export function MobileBar() {
  return <BarLinks className={styles.bar} itemClassName={styles.word} />;
}
