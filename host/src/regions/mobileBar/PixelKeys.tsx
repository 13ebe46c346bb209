import { BarLinks } from '../../layout/BarLinks';
import styles from './PixelKeys.module.css';

/** Keys of a pad side by side; the current one is pressed and lit. */
export function PixelKeys() {
  return <BarLinks className={styles.bar} itemClassName={styles.entry} />;
}
