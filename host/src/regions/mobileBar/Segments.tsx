import { BarLinks } from '../../layout/BarLinks';
import styles from './Segments.module.css';

/** Segments of one strip, the current one filled. */
export function Segments() {
  return <BarLinks className={styles.bar} itemClassName={styles.entry} />;
}
