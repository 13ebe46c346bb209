import { BarLinks } from '../../layout/BarLinks';
import styles from './BigKeys.module.css';

/** Five big round keys; the current one is pressed in. */
export function BigKeys() {
  return <BarLinks className={styles.bar} itemClassName={styles.entry} />;
}
