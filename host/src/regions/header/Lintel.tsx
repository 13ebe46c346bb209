import { AccountCorner } from '../../layout/AccountCorner';
import { Brand } from '../../layout/Brand';
import { MenuButton } from '../../layout/MenuButton';
import { MenuLinks } from '../../layout/MenuLinks';
import { useText } from '../../text';
import styles from './Lintel.module.css';

/** A lintel of stone with a carved edge. On a wide screen the mark stands in the drawer beside it. */
export function Lintel() {
  const t = useText();
  return (
    <header className={styles.header}>
      <div className={styles.phone}>
        <MenuButton />
        <Brand />
      </div>
      <nav aria-label={t('menu.main')} className={styles.pages}>
        <MenuLinks menu="pages" className={styles.list} itemClassName={styles.link} />
      </nav>
      <AccountCorner />
    </header>
  );
}
