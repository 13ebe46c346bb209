import { BarLinks } from '../../layout/BarLinks';
import styles from './CutDock.module.css';

/** A floating dock with cut corners; the current place is a lit key. */
export function CutDock() {
  return <BarLinks className={styles.bar} itemClassName={styles.entry} />;
}
