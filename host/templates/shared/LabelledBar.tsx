import { BarLinks } from '@marquee/shell/kit/BarLinks';
import styles from './LabelledBar.module.css';

/** Icons over names, the current one marked at the edge. */
export function LabelledBar() {
  return <BarLinks className={styles.bar} itemClassName={styles.entry} />;
}
