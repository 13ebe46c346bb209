import { MenuLinks } from '@marquee/shell/kit/MenuLinks';
import { useText } from '@marquee/shell/text';
import styles from './Navigation.module.css';

/**
 * The sections on a lit strip: below the header on phones, along the bottom of a wide screen. It only moves by touch.
 */
export function Navigation() {
  const t = useText();
  return (
    <nav aria-label={t('menu.games')} className={styles.strip}>
      <MenuLinks menu="games" icons className={styles.list} itemClassName={styles.link} />
    </nav>
  );
}
