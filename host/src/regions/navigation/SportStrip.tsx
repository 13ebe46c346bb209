import { MenuLinks } from '../../layout/MenuLinks';
import { useText } from '../../text';
import styles from './SportStrip.module.css';

/** The sections as icons over small names, on a strip that ends in the accent. */
export function SportStrip() {
  const t = useText();
  return (
    <nav aria-label={t('menu.games')} className={styles.strip}>
      <MenuLinks menu="games" icons className={styles.list} itemClassName={styles.link} />
    </nav>
  );
}
