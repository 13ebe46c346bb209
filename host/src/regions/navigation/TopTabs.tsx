import { MenuLinks } from '../../layout/MenuLinks';
import { useText } from '../../text';
import styles from './TopTabs.module.css';

/** Tabs below the bar, as boards that stand in the sand: the current one is pulled up. */
export function TopTabs() {
  const t = useText();
  return (
    <nav aria-label={t('menu.games')} className={styles.tabs}>
      <MenuLinks menu="games" icons className={styles.list} itemClassName={styles.tab} />
    </nav>
  );
}
