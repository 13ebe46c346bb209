import { AccountCorner } from '../../layout/AccountCorner';
import { Brand } from '../../layout/Brand';
import { MenuButton } from '../../layout/MenuButton';
import { MenuLinks } from '../../layout/MenuLinks';
import { useText } from '../../text';
import styles from './FloatingDock.module.css';

/** A dock with cut corners that floats above the page and stays in reach. */
export function FloatingDock() {
  const t = useText();
  return (
    <header className={styles.space}>
      <div className={styles.dock}>
        <span className={styles.menu}>
          <MenuButton />
        </span>
        <Brand />
        <nav aria-label={t('menu.main')} className={styles.pages}>
          <MenuLinks menu="pages" className={styles.list} itemClassName={styles.link} />
        </nav>
        <AccountCorner />
      </div>
    </header>
  );
}
