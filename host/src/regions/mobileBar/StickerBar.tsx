import { BarLinks } from '../../layout/BarLinks';
import styles from './StickerBar.module.css';

/** A strip of stickers with a thick edge; the current one has come off and stands up. */
export function StickerBar() {
  return <BarLinks className={styles.bar} itemClassName={styles.entry} />;
}
