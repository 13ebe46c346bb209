import { AccountCorner } from '../../layout/AccountCorner';
import { Brand } from '../../layout/Brand';
import { MenuButton } from '../../layout/MenuButton';
import { MenuLinks } from '../../layout/MenuLinks';
import { useText } from '../../text';
import styles from './BigButtons.module.css';

/** A bar of big buttons that can be pressed in: everything on it is made for a small hand. */
export function BigButtons() {
  const t = useText();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <span className={styles.menu}>
          <MenuButton />
        </span>
        <Brand />
        <nav aria-label={t('menu.main')} className={styles.pages}>
          <MenuLinks menu="pages" className={styles.list} itemClassName={styles.button} />
        </nav>
        <AccountCorner />
      </div>
    </header>
  );
}
