import { MenuLinks } from '@marquee/shell/kit/MenuLinks';
import { useText } from '@marquee/shell/text';
import styles from './Navigation.module.css';

/** The sections as icons over small names, in a full-height column; on phones they are in the menu and the dock. */
export function Navigation() {
  const t = useText();
  return (
    <nav aria-label={t('menu.games')} className={styles.rail}>
      <MenuLinks menu="games" icons className={styles.list} itemClassName={styles.link} />
    </nav>
  );
}
