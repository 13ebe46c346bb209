import { MenuLinks } from '@marquee/shell/kit/MenuLinks';
import { useText } from '@marquee/shell/text';
import styles from './Navigation.module.css';

/** The sections as a wall of glazed tiles, a star of eight points on each; a thumb moves it sideways. */
export function Navigation() {
  const t = useText();
  return (
    <nav aria-label={t('menu.games')} className={styles.wall}>
      <MenuLinks menu="games" icons className={styles.list} itemClassName={styles.tile} />
    </nav>
  );
}
