import { MenuLinks } from '@marquee/shell/kit/MenuLinks';
import { useText } from '@marquee/shell/text';
import styles from './Navigation.module.css';

/** The games on a hairline bar below the header; on phones they are in the menu and the bottom bar. */
export function Navigation() {
  const t = useText();
  return (
    <nav aria-label={t('menu.games')} className={styles.bar}>
      <MenuLinks menu="games" icons className={styles.list} itemClassName={styles.link} />
    </nav>
  );
}
