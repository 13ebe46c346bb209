import { MenuLinks } from '@marquee/shell/kit/MenuLinks';
import { useText } from '@marquee/shell/text';
import styles from './Navigation.module.css';

/** The sections as flags of five papers on a string. */
export function Navigation() {
  const t = useText();
  return (
    <nav aria-label={t('menu.games')} className={styles.bar}>
      <MenuLinks menu="games" icons className={styles.string} itemClassName={styles.flag} />
    </nav>
  );
}
