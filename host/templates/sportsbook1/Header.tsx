import { AccountCorner } from '@marquee/shell/kit/AccountCorner';
import { Brand } from '@marquee/shell/kit/Brand';
import { MenuButton } from '@marquee/shell/kit/MenuButton';
import styles from './Header.module.css';

/** A compact bar: the mark, and the player's balance as a separate block. */
export function Header() {
  return (
    <header className={styles.header}>
      <MenuButton />
      <Brand />
      <div className={styles.block}>
        <AccountCorner />
      </div>
    </header>
  );
}
