import { AccountCorner } from '../../layout/AccountCorner';
import { Brand } from '../../layout/Brand';
import { MenuButton } from '../../layout/MenuButton';
import { MenuLinks } from '../../layout/MenuLinks';
import { useText } from '../../text';
import styles from './Plain.module.css';

/** Mark, pages and player on bare paper: no box, no line, nothing that stays. */
export function Plain() {
  const t = useText();
  return (
    <header className={styles.header}>
      <div className={styles.inside}>
        <Brand />
        <nav aria-label={t('menu.main')} className={styles.pages}>
          <MenuLinks menu="pages" className={styles.list} itemClassName={styles.link} />
        </nav>
        <div className={styles.end}>
          <AccountCorner />
          <MenuButton />
        </div>
      </div>
    </header>
  );
}
