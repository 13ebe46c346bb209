import { BarLinks } from '../../layout/BarLinks';
import styles from './BetSlip.module.css';

/** For sites with a bet slip, which opens above it. */
export function BetSlip() {
  return <BarLinks className={styles.bar} itemClassName={styles.entry} />;
}
