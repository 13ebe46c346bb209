import { AccountCorner } from '../../layout/AccountCorner';
import { Brand } from '../../layout/Brand';
import { MenuButton } from '../../layout/MenuButton';
import { MenuLinks } from '../../layout/MenuLinks';
import { useText } from '../../text';
import styles from './BoldBar.module.css';

/** A bar in the accent with printed dots and a thick edge; mark and player stand on stickers. */
export function BoldBar() {
  const t = useText();
  return (
    <header className={styles.header}>
      <span className={styles.menu}>
        <MenuButton />
      </span>
      <div className={styles.mark}>
        <Brand />
      </div>
      <nav aria-label={t('menu.main')} className={styles.pages}>
        <MenuLinks menu="pages" className={styles.list} itemClassName={styles.link} />
      </nav>
      <div className={styles.player}>
        <AccountCorner />
      </div>
    </header>
  );
}
