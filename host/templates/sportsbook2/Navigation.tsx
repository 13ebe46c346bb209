import { MenuLinks } from '@marquee/shell/kit/MenuLinks';
import { useText } from '@marquee/shell/text';
import styles from './Navigation.module.css';

/** The sections of a newspaper: words between hairlines. */
export function Navigation() {
  const t = useText();
  return (
    <nav aria-label={t('menu.games')} className={styles.bar}>
      <MenuLinks menu="games" className={styles.list} itemClassName={styles.link} />
    </nav>
  );
}
