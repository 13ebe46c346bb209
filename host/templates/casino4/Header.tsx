import { AccountCorner } from '@marquee/shell/kit/AccountCorner';
import { Brand } from '@marquee/shell/kit/Brand';
import { MenuButton } from '@marquee/shell/kit/MenuButton';
import { MenuLinks } from '@marquee/shell/kit/MenuLinks';
import { useText } from '@marquee/shell/text';
import styles from './Header.module.css';

/** Mark, pages and player on bare paper: no box, no line, not sticky. */
export function Header() {
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
