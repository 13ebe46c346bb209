import { BarLinks } from '../../layout/BarLinks';
import styles from './Pebbles.module.css';

/** A rounded tray that floats over the page; the current entry is a pebble on it. */
export function Pebbles() {
  return <BarLinks className={styles.tray} itemClassName={styles.pebble} />;
}
