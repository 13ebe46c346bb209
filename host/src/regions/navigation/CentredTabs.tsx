import { MenuLinks } from '../../layout/MenuLinks';
import { useText } from '../../text';
import styles from './CentredTabs.module.css';

/** The sections as tabs with sloping sides, in the middle of the page. */
export function CentredTabs() {
  const t = useText();
  return (
    <nav aria-label={t('menu.games')} className={styles.bar}>
      <MenuLinks menu="games" className={styles.list} itemClassName={styles.tab} />
    </nav>
  );
}
