import { AccountCorner } from '@marquee/shell/kit/AccountCorner';
import { Brand } from '@marquee/shell/kit/Brand';
import { GameSearch } from '@marquee/shell/kit/GameSearch';
import { MenuButton } from '@marquee/shell/kit/MenuButton';
import styles from './Header.module.css';

/** The search stands in the middle of the bar, on a phone in a row of its own below it. */
export function Header() {
  return (
    <header className={styles.bar}>
      <MenuButton />
      <Brand />
      <GameSearch className={styles.search} />
      <div className={styles.player}>
        <AccountCorner />
      </div>
    </header>
  );
}
