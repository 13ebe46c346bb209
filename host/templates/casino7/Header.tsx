import { AccountCorner } from '@marquee/shell/kit/AccountCorner';
import { Brand } from '@marquee/shell/kit/Brand';
import { MenuButton } from '@marquee/shell/kit/MenuButton';
import styles from './Header.module.css';

/** A bar on phones; on wide screens the head of the side column: the mark above, the player below it. */
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
