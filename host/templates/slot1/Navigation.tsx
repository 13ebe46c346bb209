import { MenuLinks } from '@marquee/shell/kit/MenuLinks';
import { useText } from '@marquee/shell/text';
import styles from './Navigation.module.css';

/** Sweets on a string: every section is a pill with its icon in a ball, the site's other pages after them. */
export function Navigation() {
  const t = useText();
  return (
    <nav aria-label={t('menu.games')} className={styles.string}>
      <MenuLinks menu="games" icons className={styles.list} itemClassName={styles.pill} />
      <MenuLinks menu="pages" className={styles.pages} itemClassName={styles.pill} />
    </nav>
  );
}
