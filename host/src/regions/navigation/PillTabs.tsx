import { MenuLinks } from '../../layout/MenuLinks';
import { useText } from '../../text';
import styles from './PillTabs.module.css';

/** Sweets on a string: every section is a pill with its icon in a ball, the site's other pages after them. */
export function PillTabs() {
  const t = useText();
  return (
    <nav aria-label={t('menu.games')} className={styles.string}>
      <MenuLinks menu="games" icons className={styles.list} itemClassName={styles.pill} />
      <MenuLinks menu="pages" className={styles.pages} itemClassName={styles.pill} />
    </nav>
  );
}
