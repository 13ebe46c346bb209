import { useText } from '../../text';
import { AccountCorner } from '../AccountCorner';
import { Brand } from '../Brand';
import { MenuButton } from '../MenuButton';
import { MenuLinks } from '../navigation/MenuLinks';
import styles from './HeaderSplitMenu.module.css';

/** The mark in the middle, the site's menu at its left, the player at its right; the games on a hairline bar below. */
export function HeaderSplitMenu() {
  const t = useText();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <div className={styles.start}>
          <MenuButton />
          <nav aria-label={t('menu.main')} className={styles.wide}>
            <MenuLinks menu="pages" className={styles.main} itemClassName={styles.mainLink} />
          </nav>
        </div>
        <Brand />
        <AccountCorner />
      </div>
      <nav aria-label={t('menu.games')} className={styles.games}>
        <MenuLinks menu="games" icons className={styles.gameList} itemClassName={styles.gameLink} />
      </nav>
    </header>
  );
}
