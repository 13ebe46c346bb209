import { BarLinks } from '../../layout/BarLinks';
import styles from './ArcadeKeys.module.css';

/** Tall keys with a gap between them, lit from below; the current one is lit through. */
export function ArcadeKeys() {
  return <BarLinks className={styles.board} itemClassName={styles.key} />;
}
