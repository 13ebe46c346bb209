import { MenuLinks } from '@marquee/shell/kit/MenuLinks';
import { useText } from '@marquee/shell/text';
import styles from './Navigation.module.css';

/** The sections as a row of glazed tiles, an eight-pointed star on each; it scrolls horizontally. */
export function Navigation() {
  const t = useText();
  return (
    <nav aria-label={t('menu.games')} className={styles.wall}>
      <MenuLinks menu="games" icons className={styles.list} itemClassName={styles.tile} />
    </nav>
  );
}
