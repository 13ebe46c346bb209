import { BarLinks } from '../../layout/BarLinks';
import styles from './Surf.module.css';

/** A bar with waves for an edge; the entry where one stands floats on top of them. */
export function Surf() {
  return <BarLinks className={styles.sea} itemClassName={styles.entry} />;
}
