import { MenuLinks } from '../../layout/MenuLinks';
import { useText } from '../../text';
import styles from './Numerals.module.css';

/** The sections as starters: a large number, then the name. */
export function Numerals() {
  const t = useText();
  return (
    <nav aria-label={t('menu.games')} className={styles.bar}>
      <MenuLinks menu="games" className={styles.list} itemClassName={styles.link} />
    </nav>
  );
}
