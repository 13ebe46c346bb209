import { BarLinks } from '../../layout/BarLinks';
import styles from './RaisedCentre.module.css';

/** The middle entry stands out of the bar. */
export function RaisedCentre() {
  return <BarLinks className={styles.bar} itemClassName={styles.entry} />;
}
