import { MenuLinks } from '../../layout/MenuLinks';
import { useText } from '../../text';
import styles from './TileWall.module.css';

/** The sections as a wall of glazed tiles, a star of eight points on each; a thumb moves it sideways. */
export function TileWall() {
  const t = useText();
  return (
    <nav aria-label={t('menu.games')} className={styles.wall}>
      <MenuLinks menu="games" icons className={styles.list} itemClassName={styles.tile} />
    </nav>
  );
}
