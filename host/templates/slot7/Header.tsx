import { AccountCorner } from '@marquee/shell/kit/AccountCorner';
import { Brand } from '@marquee/shell/kit/Brand';
import { MenuButton } from '@marquee/shell/kit/MenuButton';
import { MenuLinks } from '@marquee/shell/kit/MenuLinks';
import { useText } from '@marquee/shell/text';
import styles from './Header.module.css';

/** The status bar of an old game: mark, pages and balance in cells, on a row of bricks. */
export function Header() {
  const t = useText();
  return (
    <header className={styles.header}>
      <span className={styles.menu}>
        <MenuButton />
      </span>
      <Brand />
      <nav aria-label={t('menu.main')} className={styles.pages}>
        <MenuLinks menu="pages" className={styles.list} itemClassName={styles.link} />
      </nav>
      <div className={styles.score}>
        <AccountCorner />
      </div>
    </header>
  );
}
