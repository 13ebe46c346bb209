import { Brand } from '../../layout/Brand';
import { MenuLinks } from '../../layout/MenuLinks';
import { useText } from '../../text';
import styles from './TempleDrawer.module.css';

/** A drawer that is always open on a wide screen: the mark, and every section on its own carved step. */
export function TempleDrawer() {
  const t = useText();
  return (
    <nav aria-label={t('menu.games')} className={styles.drawer}>
      <div className={styles.inside}>
        <Brand />
        <MenuLinks menu="games" icons className={styles.list} itemClassName={styles.step} />
      </div>
    </nav>
  );
}
