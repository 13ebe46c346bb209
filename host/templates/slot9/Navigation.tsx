import { MenuLinks } from '@marquee/shell/kit/MenuLinks';
import { useText } from '@marquee/shell/text';
import styles from './Navigation.module.css';

/** The sections as blocks of four colours, with studs on top. */
export function Navigation() {
  const t = useText();
  return (
    <nav aria-label={t('menu.games')} className={styles.bar}>
      <MenuLinks menu="games" icons className={styles.list} itemClassName={styles.block} />
    </nav>
  );
}
