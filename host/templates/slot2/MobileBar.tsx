import { BarLinks } from '@marquee/shell/kit/BarLinks';
import styles from './MobileBar.module.css';

/** The middle entry is raised. */
export function MobileBar() {
  return <BarLinks className={styles.bar} itemClassName={styles.entry} />;
}
