import { MenuLinks } from '../../layout/MenuLinks';
import { useText } from '../../text';
import styles from './SideRail.module.css';

/** The sections as cut keys on a rail at the side; on a phone they are in the menu and the dock below. */
export function SideRail() {
  const t = useText();
  return (
    <nav aria-label={t('menu.games')} className={styles.rail}>
      <MenuLinks menu="games" icons className={styles.list} itemClassName={styles.key} />
    </nav>
  );
}
