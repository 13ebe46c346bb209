import { MenuLinks } from '@marquee/shell/kit/MenuLinks';
import { useText } from '@marquee/shell/text';
import styles from './Navigation.module.css';

/** The sections as words on a line, the current one underlined: an index, not a bar of buttons. */
export function Navigation() {
  const t = useText();
  return (
    <nav aria-label={t('menu.games')} className={styles.menu}>
      <MenuLinks menu="games" className={styles.list} itemClassName={styles.word} />
    </nav>
  );
}
