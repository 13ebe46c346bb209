import { BarLinks } from '../../layout/BarLinks';
import styles from './TornTabs.module.css';

/** A strip of paper with a torn upper edge; the current place is printed in a block of colour. */
export function TornTabs() {
  return <BarLinks className={styles.bar} itemClassName={styles.entry} />;
}
