import { MenuLinks } from '../../layout/MenuLinks';
import { useText } from '../../text';
import styles from './StickerTabs.module.css';

/** The sections as stickers, each put on by hand: a little crooked, with a thick edge and a hard shadow. */
export function StickerTabs() {
  const t = useText();
  return (
    <nav aria-label={t('menu.games')} className={styles.bar}>
      <MenuLinks menu="games" icons className={styles.list} itemClassName={styles.sticker} />
    </nav>
  );
}
