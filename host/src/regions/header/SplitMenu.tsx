import { AccountCorner } from '../../layout/AccountCorner';
import { Brand } from '../../layout/Brand';
import { MenuButton } from '../../layout/MenuButton';
import { MenuLinks } from '../../layout/MenuLinks';
import { useText } from '../../text';
import styles from './SplitMenu.module.css';

/** The mark in the middle, the site's menu at its left, the player at its right. */
export function SplitMenu() {
  const t = useText();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <div className={styles.start}>
          <MenuButton />
          <nav aria-label={t('menu.main')} className={styles.pages}>
            <MenuLinks menu="pages" className={styles.list} itemClassName={styles.link} />
          </nav>
        </div>
        <Brand />
        <AccountCorner />
      </div>
    </header>
  );
}
