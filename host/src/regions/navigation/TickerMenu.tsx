import { MenuLinks } from '../../layout/MenuLinks';
import { useText } from '../../text';
import styles from './TickerMenu.module.css';

/** The sections on a lit strip: below the header on a phone, along the bottom of a wide screen. It moves only under a hand. */
export function TickerMenu() {
  const t = useText();
  return (
    <nav aria-label={t('menu.games')} className={styles.strip}>
      <MenuLinks menu="games" icons className={styles.list} itemClassName={styles.link} />
    </nav>
  );
}
