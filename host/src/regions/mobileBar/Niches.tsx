import { BarLinks } from '../../layout/BarLinks';
import styles from './Niches.module.css';

/** A niche with an arch for each entry; the one where one stands rises above the others. */
export function Niches() {
  return <BarLinks className={styles.bar} itemClassName={styles.niche} />;
}
