import { BarLinks } from '../../layout/BarLinks';
import styles from './Slanted.module.css';

/** Leaning blocks; the current one is painted. */
export function Slanted() {
  return <BarLinks className={styles.bar} itemClassName={styles.entry} />;
}
