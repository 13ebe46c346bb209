import { BarLinks } from '../../layout/BarLinks';
import styles from './Sloped.module.css';

/** Below a double line; the current entry stands on a plate with sloping sides. */
export function Sloped() {
  return <BarLinks className={styles.bar} itemClassName={styles.entry} />;
}
