import { BarLinks } from '../../layout/BarLinks';
import styles from './Words.module.css';

/** Words only; the current one below a thick line. */
export function Words() {
  return <BarLinks className={styles.bar} itemClassName={styles.word} />;
}
