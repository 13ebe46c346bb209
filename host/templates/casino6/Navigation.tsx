import { MenuLinks } from '@marquee/shell/kit/MenuLinks';
import { useText } from '@marquee/shell/text';
import styles from './Navigation.module.css';

/** The sections as links on a strip of sea above everything else; on phones they are in the menu and the bar. */
export function Navigation() {
  const t = useText();
  return (
    <nav aria-label={t('menu.games')} className={styles.strip}>
      <MenuLinks menu="games" className={styles.list} itemClassName={styles.link} />
    </nav>
  );
}
