import { BarLinks } from '../../layout/BarLinks';
import styles from './Jelly.module.css';

/** A pill that floats above the edge; the entry where one stands swells and shows its name. */
export function Jelly() {
  return <BarLinks className={styles.pill} itemClassName={styles.entry} />;
}
