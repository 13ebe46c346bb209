import { MenuLinks } from '@marquee/shell/kit/MenuLinks';
import { useText } from '@marquee/shell/text';
import styles from './Navigation.module.css';

/** The sections as tabs on an orbit, with a star below the current one. On phones they are in the radial menu. */
export function Navigation() {
  const t = useText();
  return (
    <nav aria-label={t('menu.games')} className={styles.tabs}>
      <MenuLinks menu="games" className={styles.list} itemClassName={styles.tab} />
    </nav>
  );
}
