import { useText } from '../text';
import styles from './MayBeLate.module.css';

/**
 * Says beside events that are running, and on a slip with one, that pictures and data may be late and others may know
 * more (RTS 15A), in every jurisdiction.
 */
export function MayBeLate() {
  const t = useText();
  return <p className={styles.note}>{t('board.mayBeLate')}</p>;
}
