import { Brand } from '@marquee/shell/kit/Brand';
import { MenuLinks } from '@marquee/shell/kit/MenuLinks';
import { useText } from '@marquee/shell/text';
import styles from './Navigation.module.css';

/** A drawer, always open on wide screens: the mark, and every section on its own carved step. */
export function Navigation() {
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
