import { AccountCorner } from '@marquee/shell/kit/AccountCorner';
import { Brand } from '@marquee/shell/kit/Brand';
import { MenuButton } from '@marquee/shell/kit/MenuButton';
import { MenuLinks } from '@marquee/shell/kit/MenuLinks';
import { useText } from '@marquee/shell/text';
import styles from './Header.module.css';

/** A bar of big buttons that can be pressed in. */
export function Header() {
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
