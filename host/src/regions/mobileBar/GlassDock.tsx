import { BarLinks } from '../../layout/BarLinks';
import styles from './GlassDock.module.css';

/** A floating pane of glass; the current entry opens to its name. */
export function GlassDock() {
  return <BarLinks className={styles.dock} itemClassName={styles.entry} />;
}
