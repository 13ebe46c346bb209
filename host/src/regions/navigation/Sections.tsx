import { MenuLinks } from '../../layout/MenuLinks';
import { useText } from '../../text';
import styles from './Sections.module.css';

/** The sections of a paper: words between hairlines. */
export function Sections() {
  const t = useText();
  return (
    <nav aria-label={t('menu.games')} className={styles.bar}>
      <MenuLinks menu="games" className={styles.list} itemClassName={styles.link} />
    </nav>
  );
}
