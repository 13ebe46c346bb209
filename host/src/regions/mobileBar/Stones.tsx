import { BarLinks } from '../../layout/BarLinks';
import styles from './Stones.module.css';

/** Stones beside each other, each with its own edge; the current one is lit. */
export function Stones() {
  return <BarLinks className={styles.bar} itemClassName={styles.entry} />;
}
