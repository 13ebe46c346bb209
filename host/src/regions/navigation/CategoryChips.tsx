import { MenuLinks } from '../../layout/MenuLinks';
import { useText } from '../../text';
import styles from './CategoryChips.module.css';

/** The categories as chips with icons, in a row that a thumb moves. */
export function CategoryChips() {
  const t = useText();
  return (
    <nav aria-label={t('menu.games')} className={styles.bar}>
      <MenuLinks menu="games" icons className={styles.list} itemClassName={styles.chip} />
    </nav>
  );
}
