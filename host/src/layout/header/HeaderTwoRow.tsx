import { useText } from '../../text';
import { AccountCorner } from '../AccountCorner';
import { Brand } from '../Brand';
import { MenuButton } from '../MenuButton';
import { MenuLinks } from '../navigation/MenuLinks';
import styles from './HeaderTwoRow.module.css';

/** Mark and player above, the categories as chips with icons below. */
export function HeaderTwoRow() {
  const t = useText();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <MenuButton />
        <Brand />
        <nav aria-label={t('menu.main')} className={styles.wide}>
          <MenuLinks menu="pages" className={styles.main} itemClassName={styles.mainLink} />
        </nav>
        <AccountCorner />
      </div>
      <nav aria-label={t('menu.games')} className={styles.chips}>
        <MenuLinks menu="games" icons className={styles.chipList} itemClassName={styles.chip} />
      </nav>
    </header>
  );
}
