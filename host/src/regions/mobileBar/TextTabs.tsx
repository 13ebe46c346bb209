import { BarLinks } from '../../layout/BarLinks';
import styles from './TextTabs.module.css';

/** Words only, like the sections of a paper. */
export function TextTabs() {
  return <BarLinks className={styles.bar} itemClassName={styles.entry} />;
}
