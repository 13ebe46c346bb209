import { AccountCorner } from '@marquee/shell/kit/AccountCorner';
import { Brand } from '@marquee/shell/kit/Brand';
import { MenuButton } from '@marquee/shell/kit/MenuButton';
import styles from './Header.module.css';

/**
 * A bar on a phone; wide, the head of the column at the side: the mark above, the player below it, nothing over the
 * page.
 */
export function Header() {
  return (
    <header className={styles.header}>
      <span className={styles.menu}>
        <MenuButton />
      </span>
      <Brand />
      <div className={styles.player}>
        <AccountCorner />
      </div>
    </header>
  );
}
