import { MenuLinks } from '../../layout/MenuLinks';
import { useText } from '../../text';
import styles from './TextMenu.module.css';

/** The sections as words on a line, the current one underlined: an index, not a bar of buttons. */
export function TextMenu() {
  const t = useText();
  return (
    <nav aria-label={t('menu.games')} className={styles.menu}>
      <MenuLinks menu="games" className={styles.list} itemClassName={styles.word} />
    </nav>
  );
}
