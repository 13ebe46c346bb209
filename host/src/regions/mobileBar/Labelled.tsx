import { BarLinks } from '../../layout/BarLinks';
import styles from './Labelled.module.css';

/** Icons over names, the current one marked at the edge. */
export function Labelled() {
  return <BarLinks className={styles.bar} itemClassName={styles.entry} />;
}
