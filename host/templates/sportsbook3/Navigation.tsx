import { MenuLinks } from '@marquee/shell/kit/MenuLinks';
import { useText } from '@marquee/shell/text';
import styles from './Navigation.module.css';

/** A tree at the side of wide screens; phones have the menu and the bottom bar. */
export function Navigation() {
  const t = useText();
  return (
    <nav aria-label={t('menu.games')} className={styles.tree}>
      <MenuLinks menu="games" icons className={styles.list} itemClassName={styles.link} />
    </nav>
  );
}
