import { MenuLinks } from '../../layout/MenuLinks';
import { useText } from '../../text';
import styles from './IconRail.module.css';

/** The sections as icons over small names, in a column from top to bottom; on a phone they are in the menu and the dock. */
export function IconRail() {
  const t = useText();
  return (
    <nav aria-label={t('menu.games')} className={styles.rail}>
      <MenuLinks menu="games" icons className={styles.list} itemClassName={styles.link} />
    </nav>
  );
}
