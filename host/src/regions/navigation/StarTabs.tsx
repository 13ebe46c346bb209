import { MenuLinks } from '../../layout/MenuLinks';
import { useText } from '../../text';
import styles from './StarTabs.module.css';

/** The sections as tabs on an orbit: a star stands below the current one. On a phone they are in the radial menu. */
export function StarTabs() {
  const t = useText();
  return (
    <nav aria-label={t('menu.games')} className={styles.tabs}>
      <MenuLinks menu="games" className={styles.list} itemClassName={styles.tab} />
    </nav>
  );
}
