import { BarLinks } from '@marquee/shell/kit/BarLinks';
import styles from './MobileBar.module.css';

/** A niche with an arch for each entry; the current one is taller. */
export function MobileBar() {
  return <BarLinks className={styles.bar} itemClassName={styles.niche} />;
}
