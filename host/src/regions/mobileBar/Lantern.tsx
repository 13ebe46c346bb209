import { BarLinks } from '../../layout/BarLinks';
import styles from './Lantern.module.css';

/** A dark shelf with a light above the entry one stands at. */
export function Lantern() {
  return <BarLinks className={styles.bar} itemClassName={styles.entry} />;
}
