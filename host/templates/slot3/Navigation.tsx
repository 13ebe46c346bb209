import { MenuLinks } from '@marquee/shell/kit/MenuLinks';
import { useText } from '@marquee/shell/text';
import styles from './Navigation.module.css';

/** Tabs below the bar, as boards in the sand: the current one is pulled up. */
export function Navigation() {
  const t = useText();
  return (
    <nav aria-label={t('menu.games')} className={styles.tabs}>
      <MenuLinks menu="games" icons className={styles.list} itemClassName={styles.tab} />
    </nav>
  );
}
